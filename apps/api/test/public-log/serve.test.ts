import { beforeAll, expect, test } from 'vitest';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { queueTimes, readLog, sequencerOf } from '../helpers/public-log.ts';

const api = setUpTestApi();
beforeAll(async () => {
  await queueTimes(api, 300);
  await sequenceLog(sequencerOf(api));
});

test('serves the checkpoint as text that no cache stores, to any page', async () => {
  const answer = await api.app.inject('/log/checkpoint');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('serves full tiles as immutable, and partial ones for an hour', async () => {
  const size = (await readLog(api.app, api))?.checkpoint.size ?? 0;
  const full = await api.app.inject('/log/tile/0/000');
  expect(full.rawPayload).toHaveLength(8_192);
  expect(full.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const partial = await api.app.inject(`/log/tile/0/001.p/${size - 256}`);
  expect(partial.rawPayload).toHaveLength((size - 256) * 32);
  expect(partial.headers['cache-control']).toBe('public, max-age=3600, immutable');
});

test.each([
  '/log/tile/0/002',
  '/log/tile/0/000.p/256',
  '/log/tile/0/..%2f..%2fsecret',
  '/log/tile/9/000',
  '/log/tile/entries/x000/001',
  '/log/tile/0/000/',
  '/log/tile/',
  '/log/tile/0/000%2e%2e',
])('returns 404 for %s, which no cache stores', async (path) => {
  const answer = await api.app.inject(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});
