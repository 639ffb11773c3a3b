import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const accessKey = 'S3RVER';
const secretKey = 'S3RVER';
const bucket = 'goldwren-files';

/** An S3-compatible server with one bucket, behind a proxy that checks every signature, because s3rver accepts any. */
export interface S3Server {
  readonly settings: Readonly<Record<string, string>>;
  /** Every request. `signed` says whether its signature is valid; otherwise it got 403. */
  readonly requests: { method: string; path: string; signed: boolean }[];
  /** Makes every further request return 503. */
  breakDown(): void;
  close(): Promise<void>;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Verifies AWS Signature Version 4 of the received request. */
function isSigned(incoming: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      incoming.headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (id !== accessKey || service !== 's3' || end !== 'aws4_request' || !names.split(';').includes('host'))
    return false;
  const declared = String(incoming.headers['x-amz-content-sha256']);
  const actual = createHash('sha256').update(body).digest('hex');
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== actual) return false;
  const url = new URL(incoming.url ?? '/', 'http://s3');
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const headers = names.split(';').map((name) => `${name}:${String(incoming.headers[name]).trim()}\n`);
  const canonical = [incoming.method, url.pathname, query.sort().join('&'), headers.join(''), names, declared];
  const scope = `${day}/${region}/s3/aws4_request`;
  const hashed = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const text = ['AWS4-HMAC-SHA256', String(incoming.headers['x-amz-date']), scope, hashed].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(key, text), Buffer.from(given, 'hex'));
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Forwards a request unchanged, and waits until its answer is sent. */
async function forward(incoming: IncomingMessage, body: Buffer, port: number, answer: ServerResponse): Promise<void> {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(answer);
  });
  onward.end(body);
  await once(answer, 'close');
}

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'goldwren-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();
  const requests: S3Server['requests'] = [];
  let broken = false;
  // s3rver fails when two requests at the same time delete the last files of a folder, so one waits for the other.
  let deletions = Promise.resolve();
  const proxy = createServer(async (incoming, answer) => {
    const body = await bodyOf(incoming);
    const signed = isSigned(incoming, body);
    requests.push({ method: incoming.method ?? '', path: incoming.url ?? '', signed });
    if (broken) answer.writeHead(503).end();
    else if (!signed) answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    else if (incoming.method !== 'DELETE') await forward(incoming, body, port, answer);
    else deletions = deletions.then(() => forward(incoming, body, port, answer));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    settings: {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/${bucket}`,
      FILES_S3_ACCESS_KEY: accessKey,
      FILES_S3_SECRET_KEY: secretKey,
      FILES_S3_REGION: 'us-east-1',
    },
    requests,
    breakDown: () => {
      broken = true;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
