import { afterEach, describe, expect, test } from 'vitest';
import { insertRounds } from '../../src/modules/games/rounds/round-batch.store.ts';
import type { Database } from '../../src/platform/database.ts';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { lostConnection } from '../helpers/database/lost-connection.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { starlight } from '../helpers/play/play.ts';
import {
  countingBatchers,
  createSeat,
  mathsOf,
  playTogether,
  roundAt,
  type Seat,
  stake,
} from '../helpers/play/seats.ts';

const seatCount = 16;

let api: TestApi;
let seats: Seat[];

async function open(wrapDatabase?: (database: Database) => Database): Promise<void> {
  api = await createTestApi(wrapDatabase ? { wrapDatabase } : {});
  const maths = await mathsOf(api.owner, starlight);
  seats = await Promise.all(Array.from({ length: seatCount }, () => createSeat(api, maths)));
}
afterEach(() => api.close());

const played = (rounds: readonly { id: string }[]) =>
  rounds.map(({ id }) => ({ id, replayed: false, gold: expect.any(BigInt), sweeps: expect.any(BigInt) }));

async function storedIds(): Promise<string[]> {
  const { rows } = await api.owner.query('SELECT id FROM round');
  return rows.map(({ id }) => id).sort();
}

/** Makes the next calls of the batch function throw this error, before the call or after its commit. */
function failing(when: 'before' | 'after', error: Error & { code?: string }, times: { left: number }) {
  return (database: Database): Database => {
    const real = database.db.$client.query.bind(database.db.$client) as (...args: unknown[]) => Promise<unknown>;
    database.db.$client.query = (async (...args: unknown[]) => {
      const isHit = (args[0] as { name?: string }).name === 'fn_play_rounds' && times.left > 0;
      if (!isHit) return real(...args);
      times.left -= 1;
      if (when === 'after') await real(...args);
      throw error;
    }) as never;
    return database;
  };
}

const withCode = (code: string) => lostConnection(code, `sent back with ${code}`);

describe('a batch', () => {
  test.each([
    ['a deadlock', 'before', '40P01'],
    ['a serialization failure', 'before', '40001'],
    ['a connection lost before', 'before', 'ECONNRESET'],
    ['a connection lost after the commit', 'after', 'ECONNRESET'],
    ['a server that went away after the commit', 'after', '57P01'],
  ] as const)(
    'that fails with %s is repeated with the same ids, and plays each round once',
    async (_name, when, code) => {
      const times = { left: 2 };
      await open(failing(when, withCode(code), times));
      const batchers = countingBatchers(api.database);
      const rounds = seats.map((seat) => roundAt(seat, { payout: 300n }));
      const outcomes = await playTogether(batchers, rounds);
      expect(times.left).toBe(0);
      expect(batchers.batches).toEqual([seatCount, seatCount, seatCount]);
      // After a commit with a lost answer, each round runs alone and finds what was stored.
      expect(batchers.alone()).toBe(when === 'after' ? seatCount : 0);
      expect(outcomes).toEqual(played(rounds).map((round) => ({ ...round, replayed: when === 'after' })));
      expect(await storedIds()).toEqual(rounds.map(({ id }) => id).sort());
      expect(await findLedgerFaults(api.owner)).toEqual([]);
    },
  );

  test('that fails with any other error is repeated round by round', async () => {
    await open(failing('before', withCode('XX000'), { left: 1 }));
    const batchers = countingBatchers(api.database);
    const rounds = seats.map((seat) => roundAt(seat));
    expect(await playTogether(batchers, rounds)).toEqual(played(rounds));
    expect([batchers.batches, batchers.alone()]).toEqual([[seatCount], seatCount]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('without a free connection is rejected as a whole, without repeating its rounds alone', async () => {
    await open();
    const batchers = countingBatchers(api.database);
    const pool = api.database.db.$client;
    const taken = await Promise.all(Array.from({ length: api.config.poolSize }, () => pool.connect()));
    const rounds = seats.map((seat) => roundAt(seat));
    const outcomes = await playTogether(batchers, rounds);
    for (const connection of taken) connection.release();
    expect(new Set(outcomes)).toEqual(new Set(['timeout exceeded when trying to connect']));
    expect(batchers.alone()).toBe(0);
    expect(await playTogether(batchers, rounds)).toEqual(played(rounds));
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});

/** Locks the gold wallet of this player until the lock is released, as a running movement does. */
async function lockWallet(playerId: string, change = 0n) {
  const client = await api.owner.connect();
  await client.query('BEGIN');
  if (change === 0n) await client.query('SELECT 1 FROM wallet WHERE player_id = $1 FOR UPDATE', [playerId]);
  else await client.query("SELECT adjust_balance($1, 'gold', $2, gen_random_uuid())", [playerId, change]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

describe('a wallet that another transaction has locked', () => {
  test('delays only its own round, while the others of its batch and of later batches are played', async () => {
    await open();
    const batchers = countingBatchers(api.database);
    const [blocked, ...others] = seats as [Seat, ...Seat[]];
    const release = await lockWallet(blocked.playerId);
    const late = roundAt(blocked);
    const pending = playTogether(batchers, [late]);
    let isDone = false;
    void pending.then(() => {
      isDone = true;
    });
    for (let turn = 0; turn < 5; turn += 1) {
      const rounds = others.map((seat) => roundAt(seat));
      // The blocked player sends another round each time, which waits behind the first one.
      const again = turn === 0 ? [] : [roundAt(blocked, { nonce: turn })];
      const all = playTogether(batchers, rounds);
      for (const round of again) void playTogether(batchers, [round]);
      expect(await all).toEqual(played(rounds));
      for (const seat of others) seat.nonce += 1;
    }
    expect(isDone).toBe(false);
    await release();
    expect(await pending).toEqual(played([late]));
    await expect
      .poll(
        async () => (await api.owner.query('SELECT 1 FROM round WHERE player_id = $1', [blocked.playerId])).rowCount,
      )
      .toBe(5);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('is charged from its balance after the other movement, not before it', async () => {
    await open();
    const batchers = countingBatchers(api.database);
    const [debited] = seats as [Seat];
    const release = await lockWallet(debited.playerId, -(1_000_000n - stake));
    const rounds = seats.map((seat) => roundAt(seat));
    const playing = playTogether(batchers, rounds);
    await expect.poll(async () => (await storedIds()).length).toBe(seatCount - 1);
    await release();
    const [first] = await playing;
    expect(first).toEqual({ id: rounds[0]?.id, replayed: false, gold: 0n, sweeps: 1_000_000n });
    expect(await playTogether(batchers, [roundAt(debited, { nonce: 1 })])).toEqual(['insufficient_gold']);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('is covered by these tests: without its locks, the function loses the other movement', async () => {
    await open();
    const text = readSqlFunctions().find(({ name }) => name === 'play_rounds')?.text as string;
    const locks = /FOR NO KEY UPDATE SKIP LOCKED/g;
    expect(text.match(locks)).toHaveLength(2);
    await api.owner.query(text.replaceAll(locks, 'OFFSET 0'));
    const [debited] = seats as [Seat];
    const release = await lockWallet(debited.playerId, -500n);
    const playing = insertRounds(
      api.database.db,
      seats.map((seat) => roundAt(seat)),
      0,
    );
    await expect
      .poll(
        async () => (await api.owner.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount,
      )
      .toBe(1);
    await release();
    await playing.catch(() => undefined);
    const outcome = await playing.then(() => 'played', String);
    const faults = await findLedgerFaults(api.owner);
    expect(outcome !== 'played' || faults.length > 0).toBe(true);
  });
});
