import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { starlight } from '../helpers/play/play.ts';

const api = setUpTestApi();

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const reads = ['/api/games', '/api/games/starlight-fortune/rules', '/api/games/starlight-fortune/maths', '/api/policy'];

describe('public data that changes rarely', () => {
  test.each(reads)('returns an empty 304 for a matching ETag, compressed or not: %s', async (url) => {
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(first.statusCode).toBe(200);
    expect(etag).toMatch(/^W\/".+"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const encoding of ['identity', 'br']) {
      const again = await get(url, { 'if-none-match': etag, 'accept-encoding': encoding });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(url, { 'if-none-match': 'W/"another"' })).body).toBe(first.body);
  });

  test('is sent again after a change, and for another language', async () => {
    const etag = String((await get('/api/games')).headers.etag);
    const french = await get('/api/games', { 'if-none-match': etag, 'accept-language': 'fr-CA' });
    expect([french.statusCode, french.headers.etag === etag]).toEqual([200, false]);
    await api.owner.query('UPDATE game SET enabled = false WHERE id = $1', [starlight]);
    const changed = await get('/api/games', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    await api.owner.query('UPDATE game SET enabled = true WHERE id = $1', [starlight]);
    expect((await get('/api/games', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('returns an uncached problem when it does not exist', async () => {
    const missing = await get('/api/games/no-such-game/rules');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test('sends data of a player without an ETag and uncached', async () => {
  const player = await newPlayer(api);
  for (const url of ['/api/wallet', '/api/auth/me', '/api/home']) {
    const { headers } = await get(url, { cookie: player.cookie });
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  }
});
