import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';

const api = setUpTestApi();
let player: Caller;
beforeAll(async () => {
  player = await newPlayer(api);
});

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('an unknown path', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/auth/me'],
    ['DELETE', '/api/wallet'],
    ['PUT', '/api/account'],
    ['OPTIONS', '/api/wallet'],
    ['GET', '/api/auth/login'],
    ['GET', '/api/games/no-such-game/rules'],
    ['GET', '/api/games/No_Such/par-sheet'],
    ['GET', `/api/games/${'a'.repeat(90)}/rules`],
    ['GET', `/api/games/rounds/${uuid}`],
    ['GET', '/api/games/rounds/1'],
    ['GET', "/api/games/rounds/1' OR '1'='1"],
    ['GET', '/api/games/rounds/..%2f..%2fwallet'],
    ['GET', '/api/games/rounds/%00'],
  ])('returns a 404 problem for %s %s', async (method, path) => {
    expectProblemAnswer(await player.send(method, path), 'not_found');
  });

  test.each(['0', '-1', '13', '999999', '1e3', '2.0', '02', 'NaN', '2147483648', 'starlight-fortune', '%00'])(
    'returns 404 for the game id %s',
    async (id) => {
      expectProblemAnswer(await player.send('POST', `/api/games/${id}/session/start`, { json: {} }), 'not_found');
    },
  );
});

describe('an invalid path', () => {
  test.each(['/api/games/%ZZ/rules', '/api/%', '/api/games/%c0%af/rules'])('returns a problem for %s', async (path) => {
    expectProblemAnswer(await player.send('GET', path), 'malformed_request');
  });

  test('returns 404 for a very long parameter', async () => {
    const answer = await player.send('GET', `/api/games/${'a'.repeat(2_000)}/rules`);
    expectProblemAnswer(answer, 'not_found');
  });
});

describe('HEAD', () => {
  test('returns the same as GET, without a body', async () => {
    const head = await player.send('HEAD', '/api/games');
    expect(head).toMatchObject({ status: 200, body: '' });
  });

  test('requires the same permissions as GET', async () => {
    expect((await api.caller().send('HEAD', '/api/wallet')).status).toBe(401);
  });
});

describe('a query', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1e1',
    'limit=2.5',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
    'currency=usd',
    'currency=gold&currency=sweeps',
    'kind=jackpot',
    'cursor=',
    'cursor=%00',
    'cursor=g1',
    'cursor=g-1s2',
    'cursor=g99999999999999999999s1',
    'cursor=g9999999999999999999s1',
    `cursor=${'a'.repeat(300)}`,
    'page=2',
    '__proto__=1',
    'constructor[prototype]=1',
  ])('is rejected with 422: %s', async (query) => {
    expectProblemAnswer(await player.send('GET', `/api/wallet/activity?${query}`), 'validation_failed');
  });

  test.each(['game=Nope!', 'cursor=abc', `cursor=${uuid.toUpperCase()}x`, 'game=a&game=b'])(
    'for rounds is rejected with 422: %s',
    async (query) => {
      expectProblemAnswer(await player.send('GET', `/api/games/rounds?${query}`), 'validation_failed');
    },
  );
});
