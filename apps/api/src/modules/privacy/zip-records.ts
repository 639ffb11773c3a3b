import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is produced while it is packed. */
export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncGenerator<string | Uint8Array>;
  /** Whether the content is already compressed, like pictures. */
  readonly isCompressed?: boolean;
}

/**
 * Yields a ZIP archive in pieces of `pieceBytes`; the last one may be smaller. Files are read one after another as the
 * pieces are consumed. So at most a piece and a page of records are in memory.
 * @throws the error of a file's content.
 */
export async function* zipped(files: readonly ZippedFile[], pieceBytes: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  const fail = (error: Error): void => void bytes.destroy(error);
  zip.on('error', fail);
  for (const { name, content, isCompressed = false } of files) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (taken) => {
      // The archive does not handle errors of its sources. An unhandled error would end the process.
      taken(null, Readable.from(content, { highWaterMark: 1 }).on('error', fail));
    });
  }
  zip.end();
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    const whole = Buffer.concat(chunks);
    let at = 0;
    for (; whole.length - at >= pieceBytes; at += pieceBytes) yield whole.subarray(at, at + pieceBytes);
    chunks = [whole.subarray(at)];
    length = whole.length - at;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
