import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LaunchError } from '../../launch/launch-error.ts';
import { registry } from '../../platform/metrics/registry.ts';

/** A monitoring system has a few connections. */
const mostConnections = 16;
const requestTimeoutMs = 5_000;

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` in the text format of Prometheus, on a listener of its own. Every other request gets 404. The public
 * listener has no such route. Requests at the same time share one answer.
 * @param refresh Called before each answer. It has its own time limit and never fails.
 * @throws LaunchError when the address cannot be used.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  refresh: () => Promise<void>,
): Promise<MetricsServer> {
  let underWay: Promise<string> | null = null;
  const render = (): Promise<string> => {
    underWay ??= refresh()
      .then(() => registry.metrics())
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  const server = createServer(
    { headersTimeout: requestTimeoutMs, requestTimeout: requestTimeoutMs },
    (request, response) => void answer(request, response, render),
  );
  server.maxConnections = mostConnections;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new LaunchError(`Metrics cannot be served at METRICS_HOST and METRICS_PORT: ${error.message}.`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<string>,
): Promise<void> {
  if (method !== 'GET' || url.split('?')[0] !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  try {
    const text = await render();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
