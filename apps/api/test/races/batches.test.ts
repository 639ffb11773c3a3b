import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedRound } from '../../src/modules/games/rounds/round.store.ts';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { anyUserUrlOf } from '../harness/app-url.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { starlight } from '../helpers/play/play.ts';
import {
  countingBatchers,
  createSeat,
  mathsOf,
  type Outcome,
  outcomeOf,
  roundAt,
  type Seat,
  stake,
} from '../helpers/play/seats.ts';

const seatCount = 24;
const poorCount = 6;
const turns = 40;

const api = setUpTestApi();
let replicas: Database[];
beforeAll(async () => {
  replicas = [0, 1].map(() => openTestDatabase({ url: anyUserUrlOf(api.url), maxConnections: 6 }));
});
afterAll(() => Promise.all(replicas.map((replica) => replica.close())));

const wasPlayed = (outcome: Outcome): outcome is PlayedRound => typeof outcome === 'object';

test('plays each round once and creates no coins when batches of two replicas overlap with debits and freezes', {
  timeout: 120_000,
}, async () => {
  const maths = await mathsOf(api.owner, starlight);
  const seats = await Promise.all(Array.from({ length: seatCount }, () => createSeat(api, maths)));
  const poor = seats.slice(0, poorCount);
  for (const { playerId } of poor) {
    await api.owner.query("SELECT adjust_balance($1, 'gold', $2, gen_random_uuid())", [
      playerId,
      10n * stake - 1_000_000n,
    ]);
  }
  const batchers = replicas.map((replica) => countingBatchers(replica));
  const results: Outcome[][] = [];

  /** Sends the same round to both replicas, together with other changes to the players. */
  const playEverywhere = async (seat: Seat, turn: number): Promise<void> => {
    const payout = (seats.indexOf(seat) + turn) % 3 === 0 && !poor.includes(seat) ? 700n : 0n;
    const outcomes = await Promise.all(batchers.map((replica) => outcomeOf(replica.play(roundAt(seat, { payout })))));
    results.push(outcomes);
    if (outcomes.some(wasPlayed)) seat.nonce += 1;
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const rich = seats[poorCount + (turn % (seatCount - poorCount))] as Seat;
    await Promise.all([
      ...seats.map((seat) => playEverywhere(seat, turn)),
      api.owner.query("SELECT adjust_balance($1, 'gold', -250, gen_random_uuid())", [rich.playerId]),
      setWalletsFrozen(api.database.db, rich.playerId, true).then(() =>
        setWalletsFrozen(api.database.db, rich.playerId, false),
      ),
    ]);
  }

  for (const outcomes of results) {
    const played = outcomes.filter(wasPlayed);
    // One replica plays the round and the other finds it, so both return the same round. A freeze may reject either or both.
    expect(new Set(played.map(({ id }) => id)).size).toBeLessThanOrEqual(1);
    expect(played.filter(({ replayed }) => !replayed).length).toBeLessThanOrEqual(1);
    for (const refusal of outcomes.filter((outcome) => !wasPlayed(outcome)))
      expect(['insufficient_gold', 'account_suspended']).toContain(refusal);
  }
  for (const { nonce } of poor) expect(nonce).toBe(10);
  const rounds = new Set(
    results
      .flat()
      .filter(wasPlayed)
      .map(({ id }) => id),
  );
  const { rows } = await api.owner.query('SELECT id FROM round');
  expect(rows).toHaveLength(rounds.size);
  expect(rows.every(({ id }) => rounds.has(id))).toBe(true);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
  for (const { batches } of batchers) expect(batches.length).toBeGreaterThan(turns / 2);
  console.info(
    `two replicas: ${rounds.size} rounds in ${batchers.flatMap(({ batches }) => batches).length} batches, 0 lost, 0 twice`,
  );
});
