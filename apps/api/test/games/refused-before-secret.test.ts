import { beforeEach, expect, test, vi } from 'vitest';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { end, jacks, play, type RoundBody, roundBody, starlight, start } from '../helpers/play/play.ts';

const derived = vi.hoisted(() => ({ rounds: 0 }));

// One object computes everything from a session's secret. This mock counts its calls.
vi.mock('../../src/modules/games/fairness/seeds.ts', async (load) => {
  const real = await load<typeof import('../../src/modules/games/fairness/seeds.ts')>();
  const sessionSecret: typeof real.sessionSecret = (seed) => {
    const secret = real.sessionSecret(seed);
    const round: typeof secret.round = (nonce) => {
      derived.rounds += 1;
      return secret.round(nonce);
    };
    return { ...secret, round };
  };
  return { ...real, sessionSecret };
});

const api = setUpTestApi(() => ({ settings: { GEO_HEADER: 'X-Region' } }));
const slow = setUpTestApi(() => ({ databaseUrl: api.url, settings: { ROUND_MIN_INTERVAL_MS: '600000' } }));

let player: Player;
beforeEach(async () => {
  player = await newPlayer(api);
});

interface RoundRequest {
  readonly sessionId: string;
  readonly body?: Partial<RoundBody>;
  readonly gameId?: number;
  readonly headers?: Record<string, string>;
  readonly at?: TestApi;
}

async function requestRound({ sessionId, body = {}, gameId = starlight, headers = {}, at = api }: RoundRequest) {
  const caller = Object.assign(at.caller(), { cookie: player.cookie });
  const path = `/api/games/${gameId}/session/${sessionId}/rounds`;
  return caller.send('POST', path, { json: roundBody(body), headers: { 'x-region': 'US-NY', ...headers } });
}

const begin = async (gameId = starlight) => (await start(player, gameId)).session_id;
const switchGame = (enabled: boolean) =>
  api.owner.query('UPDATE game SET enabled = $1 WHERE id = $2', [enabled, starlight]);

const refusals: [string, () => Promise<RoundRequest>][] = [
  ['region_blocked', async () => ({ sessionId: await begin(), headers: { 'x-region': 'US-WA' } })],
  ['validation_failed', async () => ({ sessionId: await begin(), body: { stake: '1234.00' } })],
  ['validation_failed', async () => ({ sessionId: await begin(), body: { choice: { lines: 'all' } } })],
  ['not_found', async () => ({ sessionId: await begin(), gameId: jacks })],
  [
    'session_ended',
    async () => {
      const sessionId = await begin();
      await end(player, sessionId, { gold_won: '0.00', rounds: 0 });
      return { sessionId };
    },
  ],
  [
    'round_open',
    async () => {
      const sessionId = await begin(jacks);
      await play(player, sessionId, {}, jacks);
      return { sessionId, gameId: jacks, body: { nonce: 1 } };
    },
  ],
  ['nonce_conflict', async () => ({ sessionId: await begin(), body: { nonce: 1 } })],
  [
    'nonce_conflict',
    async () => {
      const sessionId = await begin();
      await play(player, sessionId);
      return { sessionId, body: { client_seed: 'another' } };
    },
  ],
  [
    'too_fast',
    async () => {
      const sessionId = await begin();
      await play(player, sessionId);
      return { sessionId, body: { nonce: 1 }, at: slow };
    },
  ],
  [
    'game_off',
    async () => {
      const sessionId = await begin();
      await switchGame(false);
      return { sessionId };
    },
  ],
  [
    'account_suspended',
    async () => {
      const sessionId = await begin();
      await setWalletsFrozen(api.database.db, player.id, true);
      return { sessionId };
    },
  ],
  [
    'insufficient_gold',
    async () => {
      const sessionId = await begin();
      await setBalance(api.owner, player.id, 'gold', '999.99');
      return { sessionId };
    },
  ],
  [
    'insufficient_sweeps',
    async () => {
      const sessionId = await begin();
      await setBalance(api.owner, player.id, 'sweeps', '0.19');
      return { sessionId, body: { currency: 'sweeps', stake: '0.20' } };
    },
  ],
  [
    'idempotency_mismatch',
    async () => {
      const sessionId = await begin();
      const headers = { 'idempotency-key': 'once' };
      expect((await requestRound({ sessionId, headers })).status).toBe(200);
      return { sessionId, body: { nonce: 1 }, headers };
    },
  ],
];

test.each(refusals)('computes nothing from the secret for %s', async (code, prepare) => {
  const request = await prepare();
  const before = derived.rounds;
  try {
    expectProblemAnswer(await requestRound(request), code as never);
    expect(derived.rounds).toBe(before);
  } finally {
    await switchGame(true);
  }
});

test('computes from the secret for a valid round', async () => {
  const sessionId = await begin();
  const before = derived.rounds;
  expect((await requestRound({ sessionId })).status).toBe(200);
  // The secret of this round, and the commitment of the next one.
  expect(derived.rounds).toBe(before + 2);
});
