import { z } from 'zod';

/** What is used of a `Blob`, which not every reader of these types has. */
interface FileLike {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file of a multipart form: a `Blob` where it is sent, its bytes where it is received. */
export const upload = z
  .custom<FileLike | Uint8Array>((value) => value instanceof Uint8Array)
  .transform((value) => value as Uint8Array)
  .meta({ type: 'string', format: 'binary', description: 'The file itself.' });

/** The body of an answer that is no JSON. */
export const bytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });

/** The same, made while it is sent; whoever asked gets it whole. */
export const byteStream = z
  .custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  )
  .transform((value) => value as unknown as Uint8Array)
  .meta({ type: 'string', format: 'binary' });

/** A JSON object whose exact bytes matter, as when a hash is taken over them: sent as the text that it is. */
export const jsonObjectText = z
  .custom<string>((value) => typeof value === 'string')
  .meta({ type: 'object', additionalProperties: true });
