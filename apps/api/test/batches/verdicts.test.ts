import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRound, type NewRound } from '../../src/modules/games/rounds/round.store.ts';
import { insertRounds, unrefusedRounds } from '../../src/modules/games/rounds/round-batch.store.ts';
import { endGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { jacks, starlight } from '../helpers/play/play.ts';
import {
  type CountingBatchers,
  countingBatchers,
  createSeat,
  mathsOf,
  outcomeOf,
  playTogether,
  roundAt,
  type Seat,
  stake,
} from '../helpers/play/seats.ts';

const others = 15;

const api = setUpTestApi();
let batchers: CountingBatchers;
let slowBatchers: CountingBatchers;
let maths: number;
let good: Seat[];
beforeAll(async () => {
  maths = await mathsOf(api.owner, starlight);
  batchers = countingBatchers(api.database);
  slowBatchers = countingBatchers(api.database, { roundMinIntervalMs: 600_000 });
  good = await Promise.all(Array.from({ length: others }, () => createSeat(api, maths)));
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

let bad: Seat;
beforeEach(async () => {
  bad = await createSeat(api, maths);
});

const query = (text: string, ...values: unknown[]) => api.owner.query(text, values);

/** One round and the code that rejects it, in a batch of valid rounds. */
const refusals: [string, () => Promise<Partial<NewRound> & { slow?: boolean }>][] = [
  ['not_found', async () => ({ sessionId: randomUUID() })],
  [
    'session_ended',
    async () => {
      await endGameSession(api.database.db, { ...bad, report: null });
      return {};
    },
  ],
  [
    'round_open',
    async () => {
      await insertRound(api.database.db, roundAt(bad, { settled: false }), 0);
      return { nonce: 1 };
    },
  ],
  ['nonce_conflict', async () => ({ nonce: 7 })],
  [
    'nonce_conflict',
    async () => {
      await insertRound(api.database.db, roundAt(bad), 0);
      return { clientSeed: 'another' };
    },
  ],
  [
    'too_fast',
    async () => {
      await insertRound(api.database.db, roundAt(bad), 0);
      return { nonce: 1, slow: true };
    },
  ],
  [
    'game_off',
    async () => {
      const seat = await createSeat(api, await mathsOf(api.owner, jacks), jacks);
      await query('UPDATE game SET enabled = false WHERE id = $1', jacks);
      return seat;
    },
  ],
  [
    'account_suspended',
    async () => {
      await setWalletsFrozen(api.database.db, bad.playerId, true);
      return {};
    },
  ],
  ['insufficient_gold', async () => ({ stake: 2_000_000n })],
  ['insufficient_sweeps', async () => ({ stake: 2_000_000n, currency: 'sweeps' })],
  ['payout 100000000000 for stake 1000 is outside the maths of the game', async () => ({ payout: 100_000_000_000n })],
];

/** What the player's own breaks and limits say: these need a row in `player`. */
const guarded: [string, string[]][] = [
  ['self_excluded', ['SELECT exclude_player($1, 6)']],
  ['cooling_off', ['SELECT start_cool_off($1, 1)']],
  ['limit_reached', ["SELECT set_play_limit($1, 'gold_loss', 'day', 500)"]],
  [
    'reality_check_due',
    ['SELECT set_reality_check($1, 15)', 'UPDATE play_pace SET unchecked_seconds = 900 WHERE player_id = $1'],
  ],
];

const aPlayer = `INSERT INTO player
  (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale)
  SELECT $1::uuid, $1 || '@x.test', $1 || '@x.test', '-', 'A', 'B', '1990-01-01', 'US', 'TX', 'en'`;

async function reconcileLedger(playerId: string) {
  const wallets = await query('SELECT * FROM wallet WHERE player_id = $1 ORDER BY currency', playerId);
  const journal = await query(
    'SELECT seq, amount, ref FROM journal WHERE player_id = $1 ORDER BY currency, seq',
    playerId,
  );
  const rounds = await query('SELECT id, state FROM round WHERE player_id = $1 ORDER BY nonce', playerId);
  const session = await query('SELECT next_nonce, open_round_id FROM game_session WHERE player_id = $1', playerId);
  return [wallets.rows, journal.rows, rounds.rows, session.rows];
}

/** Plays it in the middle of a batch with the good ones, and checks that those were played. */
async function inBatch(round: NewRound, { slow = false } = {}) {
  const through = slow ? slowBatchers : batchers;
  const batchesBefore = through.batches.length;
  if (slow)
    await query(
      "UPDATE game_session SET last_played_at = now() - interval '1 day' WHERE player_id = ANY ($1)",
      good.map(({ playerId }) => playerId),
    );
  const rounds = good.map((seat, n) =>
    roundAt(seat, { payout: n % 2 === 0 ? 0n : 700n, currency: n % 3 === 0 ? 'sweeps' : 'gold' }),
  );
  rounds.splice(7, 0, round);
  const outcomes = await playTogether(through, rounds);
  const [outcome] = outcomes.splice(7, 1);
  expect(outcomes).toEqual(
    rounds
      .filter((one) => one !== round)
      .map(({ id }) => ({ id, replayed: false, gold: expect.any(BigInt), sweeps: expect.any(BigInt) })),
  );
  for (const seat of good) seat.nonce += 1;
  expect(through.batches.slice(batchesBefore)).toEqual([others + 1]);
  return outcome;
}

describe(`with ${others} valid rounds in one statement`, () => {
  test.each(refusals)('returns %s for the round, as for a single round, and writes nothing', async (code, arrange) => {
    const { slow = false, ...overrides } = await arrange();
    const round = roundAt(bad, overrides);
    const before = await reconcileLedger(round.playerId);
    expect(await inBatch(round, { slow })).toBe(code);
    expect(await reconcileLedger(round.playerId)).toEqual(before);
    const alone = insertRound(api.database.db, round, slow ? 600_000 : 0);
    expect(await outcomeOf(alone)).toBe(code);
    await query('UPDATE game SET enabled = true');
  });

  test.each(guarded)('returns %s for the round, as for a single round, and writes nothing', async (code, guards) => {
    for (const statement of [aPlayer, ...guards]) await query(statement, bad.playerId);
    const round = roundAt(bad);
    const before = await reconcileLedger(bad.playerId);
    expect(await inBatch(round)).toBe(code);
    expect(await reconcileLedger(bad.playerId)).toEqual(before);
    expect(await outcomeOf(insertRound(api.database.db, round, 0))).toBe(code);
  });

  test('within a limit a round is played and booked on it as it is alone', async () => {
    await query(aPlayer, bad.playerId);
    await query("SELECT set_play_limit($1, 'gold_loss', 'day', $2)", bad.playerId, stake * 2n);
    expect(await inBatch(roundAt(bad))).toMatchObject({ replayed: false });
    bad.nonce += 1;
    expect(await inBatch(roundAt(bad))).toMatchObject({ replayed: false });
    bad.nonce += 1;
    expect(await inBatch(roundAt(bad))).toBe('limit_reached');
    const { rows } = await query('SELECT used FROM play_limit WHERE player_id = $1', bad.playerId);
    expect(rows).toEqual([{ used: stake * 2n }]);
  });

  test('reduces the unplayed amount by the stake for any payout, as a single round does', async () => {
    // Less than the balance: a wrong amount must not fail as one that is above it, after which each round is played alone.
    await tamper(api.owner, 'UPDATE wallet SET unplayed = 100000');
    const alone = batchers.alone();
    const unplayed = async (playerId: string) =>
      (await query("SELECT unplayed FROM wallet WHERE player_id = $1 AND currency = 'sweeps'", playerId)).rows[0]
        .unplayed;
    const before = await unplayed(bad.playerId);
    for (const [played, payout] of [0n, 700n, 1_000n, 5_000n].entries()) {
      expect(await inBatch(roundAt(bad, { currency: 'sweeps', payout }))).toMatchObject({ replayed: false });
      bad.nonce += 1;
      expect(await unplayed(bad.playerId)).toBe(before - stake * BigInt(played + 1));
    }
    expect(batchers.alone()).toBe(alone);
    await insertRound(api.database.db, roundAt(bad, { currency: 'sweeps', payout: 700n }), 0);
    expect(await unplayed(bad.playerId)).toBe(before - stake * 5n);
  });

  test('returns the stored result of a round that was already played', async () => {
    const round = roundAt(bad, { payout: 500n });
    const first = await insertRound(api.database.db, round, 0);
    const before = await reconcileLedger(bad.playerId);
    expect(await inBatch({ ...round, id: randomUUID(), payout: 0n })).toEqual({ ...first, replayed: true });
    expect(await reconcileLedger(bad.playerId)).toEqual(before);
  });

  test('deals an open round, which blocks the session', async () => {
    const round = roundAt(bad, { settled: false });
    expect(await inBatch(round)).toMatchObject({ id: round.id, replayed: false });
    const { rows } = await query(
      'SELECT next_nonce, open_round_id FROM game_session WHERE player_id = $1',
      bad.playerId,
    );
    expect(rows).toEqual([{ next_nonce: 1, open_round_id: round.id }]);
    expect((await query('SELECT state, settled_by, settled_at FROM round WHERE id = $1', round.id)).rows).toEqual([
      { state: 'open', settled_by: null, settled_at: null },
    ]);
  });
});

test('the check before the batch allows exactly the rounds that the core would play', async () => {
  const [ended, played] = await Promise.all([createSeat(api, maths), createSeat(api, maths)]);
  await endGameSession(api.database.db, { ...ended, report: null });
  await insertRound(api.database.db, roundAt(played), 0);
  const rounds = [
    ...good.map((seat) => roundAt(seat)),
    roundAt(bad, { stake: 2_000_000n }),
    roundAt(bad, { nonce: 3 }),
    roundAt(ended),
    roundAt(played),
  ];
  const unrefused = await unrefusedRounds(api.database.db, rounds, 0);
  expect(unrefused).toEqual([...good.map(() => true), false, false, false, false]);
});

describe('two rounds of one player', () => {
  test('are rejected together by the core, because both would be paid from the same balance. Nothing is written', async () => {
    const before = await reconcileLedger(bad.playerId);
    const twice = [roundAt(bad), ...good.map((seat) => roundAt(seat)), roundAt(bad, { nonce: 1, currency: 'sweeps' })];
    await expect(insertRounds(api.database.db, twice, 0)).rejects.toThrow('one round of a player');
    expect(await reconcileLedger(bad.playerId)).toEqual(before);
  });

  test('sent at once take their turns, and each is played', async () => {
    const rounds = [0, 1, 2].map((nonce) => roundAt(bad, { nonce, payout: BigInt(nonce) * 100n }));
    const outcomes = await playTogether(batchers, [...good.map((seat) => roundAt(seat)), ...rounds]);
    for (const seat of good) seat.nonce += 1;
    expect(outcomes.slice(-3)).toEqual(
      rounds.map(({ id }, n) => ({
        id,
        replayed: false,
        gold: 1_000_000n - stake * BigInt(n + 1) + ([0n, 100n, 300n][n] as bigint),
        sweeps: 1_000_000n,
      })),
    );
  });
});

test('posts nothing of a batch that has a posting without a movement rule', async () => {
  const rules = await query(
    "DELETE FROM movement_rule WHERE caller = 'play' AND kind = 'win' AND currency = 'sweeps' RETURNING *",
  );
  const before = await Promise.all(good.map(({ playerId }) => reconcileLedger(playerId)));
  const rounds = good.map((seat) => roundAt(seat, { currency: 'sweeps', payout: 700n }));
  await expect(insertRounds(api.database.db, rounds, 0)).rejects.toMatchObject({ code: 'GW001' });
  expect(await Promise.all(good.map(({ playerId }) => reconcileLedger(playerId)))).toEqual(before);
  const [rule] = rules.rows;
  await query(
    'INSERT INTO movement_rule (caller, kind, currency, sign, contra, most) VALUES ($1, $2, $3, $4, $5, $6)',
    rule.caller,
    rule.kind,
    rule.currency,
    rule.sign,
    rule.contra,
    rule.most,
  );
});
