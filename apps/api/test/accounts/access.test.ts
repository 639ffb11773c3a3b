import { playerContract as contract } from '@goldwren/contracts/player';
import type { AppRoute } from '@ts-rest/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/caller.ts';
import { expectProblemAnswer } from '../support/expect-problem.ts';
import { faultsInBooks } from '../support/oracle.ts';
import { hold, jacks, play, roundBody, start } from '../support/play.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let owner: Player;
let other: Player;
let ids: { sessionId: string; roundId: string };
beforeAll(async () => {
  api = await createTestApi();
  owner = await newPlayer(api);
  other = await newPlayer(api);
  const { session_id: sessionId } = await start(owner, jacks);
  const { round_id: roundId } = await play(owner, sessionId, {}, jacks);
  ids = { sessionId, roundId };
});
afterAll(() => api.close());

const routes = Object.values(contract).flatMap((area) => Object.values<AppRoute>(area));
const forPlayers = routes.filter((route) => (route.metadata as { access: string }).access === 'player');

function pathOf(route: AppRoute): string {
  return route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => ({ id: String(jacks), ...ids })[name] ?? name);
}

/** Every route that names something a player owns. */
const owned: [string, string, (player: Player) => Promise<Answer>][] = [
  [
    'POST',
    'rounds',
    (player) => player.send('POST', `/api/games/4/session/${ids.sessionId}/rounds`, { json: roundBody({ nonce: 1 }) }),
  ],
  [
    'POST',
    'actions',
    (player) =>
      player.send('POST', `/api/games/4/session/${ids.sessionId}/rounds/${ids.roundId}/actions`, {
        json: { step: 0, action: { type: 'hold', positions: [] } },
      }),
  ],
  [
    'POST',
    'end',
    (player) =>
      player.send('POST', `/api/games/4/session/${ids.sessionId}/end`, {
        json: { gold_won: '0.00', rounds: 0, client_metrics: { fps: 60 } },
      }),
  ],
  ['GET', 'round', (player) => player.send('GET', `/api/games/rounds/${ids.roundId}`)],
];

describe('a stranger', () => {
  test.each(forPlayers.map((route) => [route.method, route.path, route] as const))(
    '%s %s: 401',
    async (method, _path, route) => {
      const caller = api.caller();
      const bodies =
        method === 'GET' ? [{}] : [{}, { json: {} }, { payload: '{', headers: { 'content-type': 'application/json' } }];
      for (const body of bodies) expectProblemAnswer(await caller.send(method, pathOf(route), body), 'unauthenticated');
    },
  );

  test('may reach exactly the routes that are for everyone', () => {
    const open = routes.filter((route) => !forPlayers.includes(route)).map((route) => `${route.method} ${route.path}`);
    expect(open.sort()).toEqual([
      'GET /api/docs',
      'GET /api/games',
      'GET /api/games/:slug/par-sheet',
      'GET /api/games/:slug/rules',
      'GET /api/openapi.json',
      'GET /api/redemptions/recent',
      'GET /api/store/packages',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/npn/submit',
      'POST /api/store/webhooks/:provider',
    ]);
  });
});

describe('another player', () => {
  test('every route that takes the id of something owned is tried here', () => {
    const withIds = routes.filter((route) => /:(sessionId|roundId)|rounds\/:id/.test(route.path));
    expect(withIds).toHaveLength(owned.length);
  });

  test.each(owned)('%s %s: 404, as if it did not exist', async (_method, _name, call) => {
    expectProblemAnswer(await call(other), 'not_found');
  });

  test('sees nothing of it in lists', async () => {
    expect((await other.client.games.listRounds({ query: {} })).results).toEqual([]);
    expect((await other.client.wallet.activity({ query: {} })).results).toHaveLength(2);
  });
});

test('the owner reaches all of it, untouched by the attempts of others', async () => {
  expect((await owner.client.games.getRound({ params: { id: ids.roundId } })).state).toBe('open');
  expect((await hold(owner, ids.sessionId, ids.roundId, [0, 1])).state).toBe('settled');
  for (const [, , call] of owned) expect([200, 409]).toContain((await call(owner)).status);
  expect(await faultsInBooks(api.owner)).toEqual([]);
});
