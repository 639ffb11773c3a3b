import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the product that can be stopped, and that can send another service worker. */
export interface FrontServer {
  readonly url: string;
  /** Replaces the service worker. Null: sends that of the product. */
  setWorker(code: string | null): void;
  /** Ends every connection and accepts no more, as a server that cannot be reached. */
  stop(): Promise<void>;
}

/** @param product the origin of the product */
export async function startFrontServer(product: string): Promise<FrontServer> {
  let worker: string | null = null;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (worker !== null && incoming.url === '/service-worker.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker);
      return;
    }
    const sent = request(
      new URL(incoming.url ?? '/', product),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setWorker: (code) => {
      worker = code;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
