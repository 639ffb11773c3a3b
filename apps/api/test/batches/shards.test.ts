import { beforeAll, expect, test } from 'vitest';
import { selectSession } from '../../src/modules/games/sessions/session.store.ts';
import { setUpTestApi } from '../support/api/test-api.ts';
import { findLedgerFaults } from '../support/play/oracle.ts';
import { starlight } from '../support/play/play.ts';
import { countingLanes, createSeat, mathsOf, outcomeOf, roundAt, type Seat } from '../support/play/seats.ts';

const seatCount = 48;

const api = setUpTestApi();
let seats: (Seat & { hash: number })[];
beforeAll(async () => {
  const maths = await mathsOf(api.owner, starlight);
  seats = await Promise.all(
    Array.from({ length: seatCount }, async () => {
      const seat = await createSeat(api, maths);
      const session = await selectSession(api.database.db, seat.playerId, seat.sessionId);
      return { ...seat, hash: session?.shardHash as number };
    }),
  );
});

/** Returns the shard like Citus: equal ranges of 32 bits, with the remainder in the last. */
async function shardOf(playerId: string, shards: number): Promise<number> {
  const { rows } = await api.owner.query(
    'SELECT least($2 - 1, (uuid_hash($1)::bigint + 2147483648) / (4294967296 / $2))::int AS shard',
    [playerId, shards],
  );
  return rows[0].shard;
}

test.each([1, 3, 4])('never mixes players of different shards in a batch, with %i shards', async (shards) => {
  const lanes = countingLanes(api.database, { roundBatchShards: shards });
  const rounds = seats.map((seat) => ({ round: roundAt(seat), hash: seat.hash }));
  const outcomes = await Promise.all(rounds.map(({ round, hash }) => outcomeOf(lanes.play(round, hash))));
  expect(outcomes.map((outcome) => typeof outcome)).toEqual(seats.map(() => 'object'));
  for (const seat of seats) seat.nonce += 1;
  for (const players of lanes.sent) {
    const of = await Promise.all(players.map((playerId) => shardOf(playerId, shards)));
    expect(new Set(of).size).toBe(1);
  }
  expect(lanes.sent.length).toBeGreaterThanOrEqual(Math.min(shards, 3));
});

test('runs every round alone when batching is off', async () => {
  const lanes = countingLanes(api.database, { roundBatchShards: 0 });
  await Promise.all(seats.map((seat) => lanes.play(roundAt(seat), seat.hash)));
  expect([lanes.batches, lanes.alone()]).toEqual([[], seatCount]);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});
