import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, made while it is packed. */
export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncGenerator<string | Uint8Array>;
  /** Is it packed already, as pictures are? */
  readonly isCompressed?: boolean;
}

/**
 * The bytes of a ZIP archive in pieces of `pieceBytes`, the last one smaller: files are read one after the other as their
 * bytes are taken, so that no more than a piece and a page of records are in memory.
 * @throws whatever a file's content throws.
 */
export async function* zipped(files: readonly ZippedFile[], pieceBytes: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  const fail = (error: Error): void => void bytes.destroy(error);
  zip.on('error', fail);
  for (const { name, content, isCompressed = false } of files) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (taken) => {
      // The archive does not listen for these: without this the process would end.
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
