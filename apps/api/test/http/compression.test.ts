import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { play, roundBody, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let sessionId: string;
beforeAll(async () => {
  player = await newPlayer(api);
  ({ session_id: sessionId } = await start(player));
  for (let nonce = 0; nonce < 10; nonce += 1) await play(player, sessionId, { nonce });
});

const get = (url: string, encoding?: string) =>
  api.app.inject({
    url,
    headers: { cookie: player.cookie, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) },
  });
const rounds = '/api/games/rounds?limit=100';

describe('an answer to GET', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, deflate', 'gzip', gunzipSync],
  ])('is compressed for Accept-Encoding %s, with the same content', async (accepted, encoding, inflate) => {
    const [plain, small] = [await get(rounds), await get(rounds, accepted)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(inflate(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
    expect(small.headers['cache-control']).toBe('no-store');
  });

  test.each(['identity', 'deflate', ''])('is not compressed for Accept-Encoding "%s"', async (accepted) => {
    const { headers, body } = await get(rounds, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body).results).toHaveLength(10);
  });

  test('is not compressed when it is short', async () => {
    for (const url of ['/api/wallet', '/api/auth/me']) {
      const { headers, statusCode } = await get(url, 'br');
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
    }
  });

  test('decompresses to the exact bytes of the maths', async () => {
    const url = '/api/games/starlight-fortune/maths';
    const { rawPayload } = await get(url, 'br');
    expect(brotliDecompressSync(rawPayload).equals((await get(url)).rawPayload)).toBe(true);
  });
});

describe('a call that moves money', () => {
  test('gets an uncompressed answer of any length', async () => {
    let longest = 0;
    for (let nonce = 10; longest <= 1_024; nonce += 1) {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api/games/${starlight}/session/${sessionId}/rounds`,
        headers: { cookie: player.cookie, 'accept-encoding': 'br, gzip' },
        payload: roundBody({ nonce }),
      });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
      longest = Math.max(longest, answer.rawPayload.length);
    }
  });

  test('does not accept a compressed body', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/games/${starlight}/session/${sessionId}/rounds`,
      headers: { cookie: player.cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify(roundBody({ nonce: 10 }))),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('malformed_request');
  });
});
