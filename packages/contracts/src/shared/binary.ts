import { z } from 'zod';

/** The used part of `Blob`. Not every consumer of these types has the `Blob` type. */
interface FileLike {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file of a multipart form: a `Blob` for the sender, and bytes for the receiver. */
export const upload = z
  .custom<FileLike | Uint8Array>((value) => value instanceof Uint8Array)
  .transform((value) => value as Uint8Array)
  .meta({ type: 'string', format: 'binary', description: 'Content of the file.' });

/** A response body that is not JSON. */
export const bytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' });

/** A response body that is created while it is sent. The client receives it as a whole. */
export const byteStream = z
  .custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  )
  .transform((value) => value as unknown as Uint8Array)
  .meta({ type: 'string', format: 'binary' });

/** A JSON object whose exact bytes matter, for example because they are hashed. It is sent as unchanged text. */
export const jsonObjectText = z
  .custom<string>((value) => typeof value === 'string')
  .meta({ type: 'object', additionalProperties: true });
