import { createHmac } from 'node:crypto';
import { replayRound, toHex } from '@goldwren/game-engine';
import { deriveRoundKey } from '@goldwren/game-engine/fairness';
import { kenoFortune as game } from '@goldwren/game-engine/games/keno-fortune';
import { describe, expect, test } from 'vitest';
import { auditDay } from '../../src/modules/games/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { end, play, roundBody, start } from '../helpers/play/play.ts';
import { createAudit } from '../helpers/play/round-audit.ts';

const keno = 12;

const api = setUpTestApi();

async function seated() {
  const player = await newPlayer(api);
  const { session_id: sessionId } = await start(player, keno);
  return { player, sessionId };
}

const hmac = (key: Uint8Array, message: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(message).digest());

describe('a choice that is a list', () => {
  const numbers = [3, 17, 40];

  test('is stored, returned, read and replayed unchanged', async () => {
    const { player, sessionId } = await seated();
    const round = await play(player, sessionId, { choice: { numbers } }, keno);
    expect(round).toMatchObject({ state: 'settled', choice: { numbers }, actions: [] });
    expect(await play(player, sessionId, { choice: { numbers } }, keno)).toEqual(round);
    const record = await player.client.games.getRound({ params: { id: round.round_id } });
    const { results } = await player.client.games.listRounds({ query: { session: sessionId } });
    const shared = await api.caller().send('GET', `/api/games/replays/${record.replay_token}`);
    for (const answer of [record, results[0], shared.body]) expect(answer).toMatchObject({ choice: { numbers } });

    const secret = Buffer.from(String(round.round_secret), 'hex');
    const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed: 'seed', nonce: 0 };
    const key = await deriveRoundKey(hmac, secret, parts);
    expect(shared.body.round_key).toBe(toHex(key));
    const { result } = replayRound(game, key, record.choice, []);
    expect(round.events).toEqual(result?.events);
    expect(Number(round.payout)).toBe(Number(round.stake) * ((result?.payX100 ?? Number.NaN) / 100));
    expect(await findLedgerFaults(api.owner, [round])).toEqual([]);
  });

  test('is bound to its nonce, and other numbers or another order are rejected', async () => {
    const { player, sessionId } = await seated();
    const round = await play(player, sessionId, { choice: { numbers } }, keno);
    await expectProblem(play(player, sessionId, { choice: { numbers: [3, 17] } }, keno), 'nonce_conflict');
    await expectProblem(play(player, sessionId, { choice: { numbers: [17, 3, 40] } }, keno), 'validation_failed');
    expect((await player.client.wallet.get()).gold_balance).toBe(round.wallet.gold);
  });

  test('is in the signed statement of its session, and passes the nightly audit', async () => {
    const { player, sessionId } = await seated();
    for (const [nonce, picked] of [[1], [1, 2], [9, 10, 11], [1, 2, 3, 40], [6, 7, 8, 9, 10]].entries()) {
      await play(player, sessionId, { nonce, choice: { numbers: picked } }, keno);
    }
    const { results } = await player.client.games.listRounds({ query: { session: sessionId } });
    const paid = results.reduce((sum, { payout }) => sum + Number(payout), 0).toFixed(2);
    const totals = await end(player, sessionId, { gold_won: paid, rounds: 5 }, keno);
    expect(totals).toMatchObject({ report_matches: true, statement: { rounds: 5 } });
    const { deps, reported } = createAudit(api);
    await auditDay(deps, new Date().toISOString().slice(0, 10));
    expect(reported.map(({ name }) => name)).toEqual(['rounds_audited']);
  });
});

test.each([
  { numbers: [] },
  { numbers: [1, 2, 3, 4, 5, 6] },
  { numbers: [7, 7] },
  { numbers: [9, 7] },
  { numbers: [0] },
  { numbers: [41] },
  { numbers: [-3] },
  { numbers: [1.5] },
  { numbers: ['1'] },
  { numbers: [null] },
  { numbers: '1' },
  { numbers: 1 },
  { numbers: [[1]] },
  { numbers: [1], drawn: [1] },
  { picks: [1] },
  {},
])('returns 422 for the choice %j, and nothing moves', async (choice) => {
  const { player, sessionId } = await seated();
  const json = { ...roundBody(), choice };
  expectProblemAnswer(
    await player.send('POST', `/api/games/${keno}/session/${sessionId}/rounds`, { json }),
    'validation_failed',
  );
  expect((await player.client.wallet.get()).gold_balance).toBe('2000000.00');
  // The nonce is still free.
  expect((await play(player, sessionId, { choice: { numbers: [1] } }, keno)).nonce).toBe(0);
});

test('rejects a round in the session of another player', async () => {
  const { sessionId } = await seated();
  const other = await newPlayer(api);
  await expectProblem(play(other, sessionId, { choice: { numbers: [1] } }, keno), 'not_found');
  expect((await other.client.wallet.get()).gold_balance).toBe('2000000.00');
});

test('shows the odds for each count of picked numbers', async () => {
  const rules = await api.caller().send('GET', '/api/games/keno-fortune/rules');
  const odds = rules.body.odds.map(({ label, rtp_percent }: { label: string; rtp_percent: string }) => [
    label,
    rtp_percent,
  ]);
  expect(odds).toEqual([
    ['1 number', '95.00'],
    ['2 numbers', '95.76'],
    ['3 numbers', '93.82'],
    ['4 numbers', '94.66'],
    ['5 numbers', '96.44'],
  ]);
  expect(rules.body.rtp_hint).toBe('93.82–96.44%');
});
