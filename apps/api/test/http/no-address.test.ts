import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { until } from '../helpers/until.ts';

const perMinute = 20;
let api: TestApi;
let folder: string;
let path: string;
beforeAll(async () => {
  api = await createTestApi({ settings: { RATE_LIMIT_PER_MINUTE: String(perMinute) } });
  folder = await mkdtemp(join(tmpdir(), 'goldwren-socket-'));
  path = join(folder, 'api.sock');
  // A client of a Unix socket has no address, like a client that disconnects before its address is read.
  await api.app.listen({ path });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function get(headers: Record<string, string> = {}) {
  const sent = request({ socketPath: path, path: '/api/policy', headers: { host: 'goldwren.test', ...headers } }).end();
  const [answer] = await once(sent, 'response');
  return {
    status: answer.statusCode as number,
    headers: answer.headers,
    body: (await json(answer)) as { code?: string },
  };
}

describe('a client without an address', () => {
  test('is answered and rate-limited with a normal 429, without a server error', async () => {
    const answers = [];
    for (let n = 0; n < perMinute + 3; n += 1) answers.push(await get({ 'x-forwarded-for': n % 2 ? 'unknown' : '' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(perMinute).fill(200), 429, 429, 429]);
    const last = answers.at(-1);
    expect(last?.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('that disconnects before its answer does not affect the API', async () => {
    const socket = connect(path);
    await once(socket, 'connect');
    socket.write('GET /api/policy HTTP/1.1\r\nHost: goldwren.test\r\n\r\n');
    socket.destroy();
    await until('the API answers', async () => (await get()).status === 429);
  });

  test('does not use up the limit of clients with an address', async () => {
    expect((await api.caller().send('GET', '/api/policy')).status).toBe(200);
  });
});
