import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the sandbox gateway for an API that does not listen on a port. It returns sessions or a configured failure. */
export interface FakeGateway {
  readonly port: number;
  /** Every form it received. */
  readonly requests: Record<string, string>[];
  /** The answer instead of a session; null for a session. */
  answer: { status: number; body: string } | null;
  close(): Promise<void>;
}

export async function startFakeGateway(): Promise<FakeGateway> {
  const requests: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      requests.push(Object.fromEntries(new URLSearchParams(text)));
      const { status, body } = gateway.answer ?? { status: 200, body: randomBytes(16).toString('hex') };
      response.writeHead(status, { connection: 'close' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: FakeGateway = {
    port: (server.address() as AddressInfo).port,
    requests,
    answer: null,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  return gateway;
}
