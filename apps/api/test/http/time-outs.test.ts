import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productTimeOuts } from '../../src/http/protection/time-outs.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';

const timeOuts = { headersMs: 600, requestMs: 1_200, keepAliveMs: 4_000, checkEveryMs: 100 };
/** Allowance for the check interval and a busy machine. */
const slackMs = 4_000;
const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await createTestApi({ timeOuts });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as { port: number }).port;
});
afterAll(() => api.close());

interface Seen {
  readonly text: string;
  /** Time from opening the connection until the server closed it. */
  readonly ms: number;
}

/** Opens a connection, lets `send` write to it, and waits until the server closes it. */
async function measureConnection(send: (socket: Socket) => Promise<void> | void): Promise<Seen> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const begin = performance.now();
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // Errors of writes after the server closed the connection are ignored.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const sending = send(socket);
  await closed;
  const ms = performance.now() - begin;
  await sending;
  return { text, ms };
}

function write(socket: Socket, text: string): void {
  socket.write(text);
}

async function sendSlowly(socket: Socket, start: string, byte: string): Promise<void> {
  socket.write(start);
  while (!socket.destroyed && socket.writable) {
    socket.write(byte);
    await sleep(50);
  }
}

describe('a slow request ends in time with 408:', () => {
  test.each([
    ['no byte at all', timeOuts.headersMs, () => undefined],
    ['slow headers', timeOuts.headersMs, (socket: Socket) => sendSlowly(socket, `${head}X-Slow: `, 'a')],
    [
      'a slow body',
      timeOuts.requestMs,
      (socket: Socket) => sendSlowly(socket, `${head}Content-Length: 9999\r\n\r\n`, ' '),
    ],
    [
      'a slow chunked body',
      timeOuts.requestMs,
      (socket: Socket) => sendSlowly(socket, `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
    ],
    [
      'a body that never arrives',
      timeOuts.requestMs,
      (socket: Socket) => write(socket, `${head}Content-Length: 9\r\n\r\n`),
    ],
  ] as const)('%s', async (_what, limitMs, send) => {
    const { text, ms } = await measureConnection(send as (socket: Socket) => Promise<void>);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThan(limitMs - 100);
    expect(ms).toBeLessThan(limitMs + slackMs);
  });
});

test('closes the connection of a client that keeps sending after the 408', async () => {
  const accepted = once(api.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  const dripping = sendSlowly(socket, `${head}Content-Length: 9999\r\n\r\n`, ' ');
  const [server] = await accepted;
  const begin = performance.now();
  await new Promise((resolve) => server.once('close', resolve));
  expect(performance.now() - begin).toBeLessThan(timeOuts.requestMs + slackMs);
  socket.destroy();
  await dripping;
});

/** How much longer a connection without traffic may stay open. */
const silenceMs = 5_000;

describe('an idle connection', () => {
  const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

  test('stays open as long as Keep-Alive says', async () => {
    const { text, ms } = await measureConnection((socket) => write(socket, get));
    const announcedMs = Number(/keep-alive: timeout=(\d+)/i.exec(text)?.[1]) * 1000;
    expect(announcedMs).toBe(timeOuts.keepAliveMs);
    expect(ms).toBeGreaterThan(announcedMs);
    expect(ms).toBeLessThan(announcedMs + silenceMs + slackMs);
  });
  test('is still served just before its end', async () => {
    const { text } = await measureConnection(async (socket) => {
      socket.write(get);
      await sleep(timeOuts.keepAliveMs - 300);
      socket.write(get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    });
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });
});

describe('the time-outs of the product', () => {
  test('are ordered: headers, request, keep-alive, and keep-alive exceeds the 60 s of a proxy', () => {
    const { headersMs, requestMs, keepAliveMs, checkEveryMs } = productTimeOuts;
    expect(checkEveryMs).toBeLessThanOrEqual(1_000);
    expect(headersMs).toBeLessThanOrEqual(requestMs);
    expect(requestMs).toBeLessThan(keepAliveMs);
    expect(keepAliveMs).toBeGreaterThan(60_000);
  });

  test('are the settings of the server', async () => {
    const product = await createTestApi({ databaseUrl: api.url });
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = product.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: productTimeOuts.headersMs,
      requestTimeout: productTimeOuts.requestMs,
      keepAliveTimeout: productTimeOuts.keepAliveMs,
    });
    expect(timeout).toBeGreaterThan(keepAliveTimeout + 1_000);
    await product.close();
  });
});
