import type { SendOptions } from './caller.ts';

/** Builds a form with one file as bytes, because both requests must send the same bytes. */
export function multipartForm(fields: Readonly<Record<string, string>>, file: Buffer): SendOptions {
  const boundary = 'a-boundary-of-this-test';
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
