import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();
let port: number;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the API has no port');
  port = address.port;
});

/** Sends raw bytes and reads until the server closes the connection. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

describe('malformed HTTP', () => {
  test.each([
    ['a very long header', `GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a very long cookie',
      `GET /api/wallet HTTP/1.1\r\nHost: x\r\nCookie: ${'goldwren=a; '.repeat(4_000)}\r\n\r\n`,
      431,
    ],
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['no Host', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
      400,
    ],
    [
      'length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header with a line break', 'GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: b\nc: d\r\n\r\n', 400],
    [
      'two Hosts',
      'GET /api/games HTTP/1.1\r\nHost: goldwren.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('gets a problem with security headers, and the connection closes: %s', async (_name, bytes, status) => {
    const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'x-frame-options: ']) {
      expect(head.toLowerCase()).toContain(`\r\n${header}`);
    }
    const id = /\r\nx-request-id: ([0-9a-f-]{36})/i.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/\w{3}/),
      code: status === 431 ? 'payload_too_large' : 'malformed_request',
      request_id: id,
    });
  });

  test('does not affect later requests', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(200);
  });
});
