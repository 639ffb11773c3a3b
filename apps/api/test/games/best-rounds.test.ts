import { randomUUID } from 'node:crypto';
import { bestRounds, type Currency, formatHundredths } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { selectBestRounds } from '../../src/modules/games/history/best-rounds.store.ts';
import type { Db } from '../../src/platform/database.ts';
import { expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { gameIds, insertSession, type PastRound } from '../helpers/play/history.ts';
import { end, hold, jacks, play, starlight, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
beforeEach(async () => {
  player = await newPlayer(api);
});

const list = (query: { game?: string; currency?: Currency } = {}, who = player) =>
  who.client.games.bestRounds({ query });

interface Added {
  readonly stake: number;
  readonly payout: number;
  readonly currency?: Currency;
}

/** Adds settled rounds with chosen payouts to a session of the player, after the rounds that it has. */
async function addRounds(sessionId: string, added: readonly Added[], from = 0): Promise<void> {
  await api.owner.query(
    `INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout,
                        settled_at, client_seed, choice, actions)
     SELECT s.player_id, uuidv7(), s.id, x.nonce, s.game_id, s.maths_id, x.currency::currency, 'settled', 'player', x.stake,
            x.payout, now(), 'seed', '{}', '[]'
       FROM game_session s, jsonb_to_recordset($2) AS x(nonce int, currency text, stake bigint, payout bigint)
      WHERE s.id = $1 ORDER BY x.nonce`,
    [sessionId, JSON.stringify(added.map((one, at) => ({ currency: 'gold', ...one, nonce: from + at })))],
  );
  await api.owner.query('UPDATE game_session SET next_nonce = $2 WHERE id = $1', [sessionId, from + added.length]);
}

async function sessionWith(added: readonly Added[], gameId = starlight): Promise<string> {
  const { session_id: sessionId } = await start(player, gameId);
  await addRounds(sessionId, added);
  return sessionId;
}

describe('best rounds', () => {
  test('start at the least multiple, and their multiplier is rounded down', async () => {
    const least = 300 * bestRounds.leastMultiple;
    await sessionWith([
      { stake: 300, payout: least },
      { stake: 300, payout: least - 1 },
      { stake: 300, payout: 2_000 },
      { stake: 300, payout: 300 },
      { stake: 300, payout: 0 },
    ]);
    const { results } = await list();
    expect(results.map((one) => [one.staked, one.payout, one.multiplier_x100])).toEqual([
      ['3.00', '20.00', 666],
      ['3.00', formatHundredths(BigInt(least)), 100 * bestRounds.leastMultiple],
    ]);
  });

  test('are ordered by multiplier, not by payout, with the newest first among equals', async () => {
    await sessionWith([
      { stake: 10_000, payout: 60_000 },
      { stake: 20, payout: 2_000, currency: 'sweeps' },
      { stake: 30, payout: 3_000, currency: 'sweeps' },
    ]);
    expect((await list()).results.map(({ staked }) => staked)).toEqual(['0.30', '0.20', '100.00']);
  });

  test('are at most as many as the gallery shows', async () => {
    const many = Array.from({ length: bestRounds.shown + 5 }, (_, at) => ({ stake: 100, payout: 1_000 + at }));
    await sessionWith(many);
    const { results } = await list();
    expect(results).toHaveLength(bestRounds.shown);
    expect(results[0]?.payout).toBe(formatHundredths(BigInt(1_000 + many.length - 1)));
  });

  test('have the seal and the link of their round', async () => {
    const { session_id: sessionId } = await start(player);
    const played = await play(player, sessionId);
    await tamper(api.owner, 'UPDATE round SET payout = stake * 7 WHERE id = $1', [played.round_id]);
    const [best] = (await list()).results;
    const record = await player.client.games.getRound({ params: { id: played.round_id } });
    const { commitment, replay_token, game, settled_at, currency } = record;
    expect(best).toMatchObject({ id: record.id, commitment, replay_token, game, settled_at, currency });
    expect(best?.commitment).toBe(played.commitment);
  });

  test('never include rounds of another player, or an open round', async () => {
    await sessionWith([{ stake: 100, payout: 5_000 }]);
    const other = await newPlayer(api);
    const { session_id: sessionId } = await start(other, jacks);
    await play(other, sessionId, {}, jacks);
    expect(await list({}, other)).toMatchObject({ results: [], played: { rounds: 1 } });
  });

  test('can be filtered by game and coin', async () => {
    await sessionWith([
      { stake: 100, payout: 900 },
      { stake: 20, payout: 200, currency: 'sweeps' },
    ]);
    await sessionWith([{ stake: 100, payout: 800 }], jacks);
    const shown = async (query: Parameters<typeof list>[0]) => (await list(query)).results.map(({ payout }) => payout);
    expect(await shown({})).toEqual(['2.00', '9.00', '8.00']);
    expect(await shown({ game: 'starlight-fortune' })).toEqual(['2.00', '9.00']);
    expect(await shown({ currency: 'gold' })).toEqual(['9.00', '8.00']);
    expect(await shown({ game: 'jacks-or-better-poker', currency: 'sweeps' })).toEqual([]);
  });

  test('are rejected for an unknown game and an unknown coin', async () => {
    expectProblemAnswer(await player.send('GET', '/api/games/best-rounds?game=no-such-game'), 'not_found');
    for (const query of ['game=No%20Game', 'currency=silver', 'limit=1000'])
      expectProblemAnswer(await player.send('GET', `/api/games/best-rounds?${query}`), 'validation_failed');
  });
});

const nothing = { staked: '0.00', returned: '0.00', net: '0.00' };

describe('the totals next to the best rounds', () => {
  test('are zero for a player without rounds', async () => {
    await start(player);
    expect(await list()).toEqual({ results: [], played: { rounds: 0, gold: nothing, sweeps: nothing } });
  });

  test('include open sessions and open rounds, and do not change when a session is signed', async () => {
    const sessionId = await sessionWith([{ stake: 100_000, payout: 700_000 }], jacks);
    const { round_id: roundId } = await play(player, sessionId, { nonce: 1 }, jacks);
    const before = await list();
    expect(before.played).toMatchObject({
      rounds: 2,
      gold: { staked: '2000.00', returned: '7000.00', net: '5000.00' },
    });
    const { payout } = await hold(player, sessionId, roundId, [0, 1, 2, 3, 4]);
    const settled = (await list()).played;
    await end(player, sessionId, { gold_won: payout, rounds: 2 }, jacks);
    expect((await list()).played).toEqual(settled);
    expect((await list({ game: 'starlight-fortune' })).played.rounds).toBe(0);
  });
});

const past = fc.record({
  at: fc.constant(new Date('2026-06-15T10:00:00Z')),
  currency: fc.constantFrom('gold' as const, 'sweeps' as const),
  stake: fc.integer({ min: 1, max: 40 }),
  payout: fc.integer({ min: 0, max: 400 }),
}) satisfies fc.Arbitrary<PastRound>;
const sessions = fc.array(
  fc.record({
    gameId: fc.constantFrom(...gameIds),
    signed: fc.boolean(),
    rounds: fc.array(past, { maxLength: 40 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('the query of best rounds', () => {
  test('finds the same multipliers as a search of all rounds', async () => {
    await fc.assert(
      fc.asyncProperty(sessions, fc.constantFrom('gold' as const, 'sweeps' as const), async (drawn, currency) => {
        const { id } = await newPlayer(api);
        const [startedAt, endedAt] = [new Date('2026-06-15T09:00:00Z'), new Date('2026-06-15T11:00:00Z')];
        for (const one of drawn) await insertSession(api.owner, id, { ...one, startedAt, endedAt });
        const expected = drawn
          .flatMap(({ rounds }) => rounds)
          .filter((one) => one.currency === currency && one.payout >= bestRounds.leastMultiple * one.stake)
          .map(({ stake, payout }) => Math.floor((100 * payout) / stake))
          .sort((one, other) => other - one)
          .slice(0, bestRounds.shown);
        const rows = await selectBestRounds(api.database.db, { playerId: id, currency, gameId: null });
        expect(rows.map((row) => Number(row.multiplierX100))).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('reads the partial index in its order for any inputs', async () => {
    const plan = await api.database.db.transaction(async (tx) => {
      await selectBestRounds(tx as unknown as Db, { playerId: randomUUID(), currency: 'gold', gameId: null });
      for (const setting of ['plan_cache_mode = force_generic_plan', 'enable_seqscan = off', 'enable_bitmapscan = off'])
        await tx.execute(sql.raw(`SET LOCAL ${setting}`));
      const { rows } = await tx.execute(
        sql`SELECT cardinality(parameter_types) AS inputs FROM pg_prepared_statements WHERE name = 'select_best_rounds'`,
      );
      // A generic plan does not depend on the inputs.
      const inputs = Array.from({ length: Number(rows[0]?.inputs) }, () => 'NULL').join(', ');
      const explained = await tx.execute(sql.raw(`EXPLAIN (COSTS OFF) EXECUTE select_best_rounds(${inputs})`));
      return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Scan Backward using');
    expect(plan).not.toMatch(/(?:Seq|Bitmap Heap) Scan on round/);
    // The order comes from the index of each partition: only the few rounds of all games together are sorted.
    expect(plan.match(/-> {2}Sort$/gm)).toHaveLength(1);
    expect(plan.match(/-> {2}Merge Append$/gm)).toHaveLength(1);
  });
});
