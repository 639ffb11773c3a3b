import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceRound } from '../../src/modules/games/rounds/round.store.ts';
import { endGameSession } from '../../src/modules/games/sessions/session.store.ts';
import type { Database } from '../../src/platform/database.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { dealOpenRound, doubling, ledgerOf, type OpenRound, outcomeOf, settling } from '../helpers/play/raises.ts';

let made: TestDatabase;
let owner: ReturnType<typeof openOwner>;
let replicas: [Database, Database];
beforeAll(async () => {
  made = await createTestDatabase();
  owner = openOwner(made.url);
  const open = () => openTestDatabase({ url: made.url, role: 'goldwren_api', maxConnections: 10 });
  replicas = [open(), open()];
});
afterAll(async () => {
  await Promise.all([...replicas.map((replica) => replica.close()), owner.end()]);
  await made.drop();
});

const deal = (funds: bigint) => dealOpenRound(replicas[0], owner, funds);

function atBoth<T>(count: number, call: (replica: Database, n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => call(replicas[n % 2] as Database, n)));
}

describe('raises from two replicas', () => {
  test('have one effect for 200 identical requests', async () => {
    const round = await deal(10_000n);
    const outcomes = await atBoth(200, ({ db }) => outcomeOf(advanceRound(db, doubling(round))));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await ledgerOf(owner, round)).toMatchObject({
      ...{ balance: 8_000n, stake: 2_000n, raised: 1_000n, actions: 1 },
      postings: ['stake -1000', 'raise -1000'],
    });
    expect(await findLedgerFaults(owner)).toEqual([]);
  });

  test('accept one of 40 different raises at one step', async () => {
    const round = await deal(100_000n);
    const outcomes = await atBoth(40, ({ db }, n) =>
      outcomeOf(advanceRound(db, doubling(round, { action: { type: 'raise', to: n }, raise: BigInt(n + 1) }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'conflict']));
    const books = await ledgerOf(owner, round);
    expect(books.raised).toBe(BigInt(outcomes.indexOf('done') + 1));
    expect(await findLedgerFaults(owner)).toEqual([]);
  });

  test('accept an affordable raise next to an unaffordable one, in any order', async () => {
    for (let n = 0; n < 10; n += 1) {
      const round = await deal(1_500n);
      const raises = [501n, 500n, 501n, 500n];
      const outcomes = await atBoth(raises.length, ({ db }, turn) =>
        outcomeOf(advanceRound(db, doubling(round, { raise: raises[turn] as bigint }))),
      );
      // A repeated action gets the same answer and moves nothing.
      expect([outcomes[1], outcomes[3]]).toEqual(['done', 'done']);
      expect(await ledgerOf(owner, round)).toMatchObject({ balance: 0n, stake: 1_500n, raised: 500n, actions: 1 });
    }
    expect(await findLedgerFaults(owner)).toEqual([]);
  });
});

/** Settles an open round with the default action, as the end of a session and the job do. */
async function settleByDefault({ db }: Database, round: OpenRound): Promise<string> {
  for (;;) {
    const { state, actions } = await ledgerOf(owner, round);
    if (state === 'settled') return 'settled';
    const outcome = await outcomeOf(advanceRound(db, settling(round, actions, 1_500n, 'default_action')));
    if (outcome !== 'conflict') return outcome;
  }
}

test('settles and pays a round once when a raise, the end of the session and the job run at the same time', async () => {
  for (let n = 0; n < 12; n += 1) {
    const round = await deal(2_000n);
    const [one, other] = replicas;
    const [raised] = await Promise.all([
      outcomeOf(advanceRound(one.db, doubling(round))),
      settleByDefault(one, round),
      settleByDefault(other, round),
      outcomeOf(endGameSession(other.db, { ...round, report: null })),
    ]);
    expect(['done', 'conflict']).toContain(raised);
    const wasRaised = raised === 'done';
    expect(await ledgerOf(owner, round)).toMatchObject({
      ...{ state: 'settled', payout: 1_500n, actions: wasRaised ? 2 : 1 },
      balance: wasRaised ? 1_500n : 2_500n,
      postings: ['stake -1000', ...(wasRaised ? ['raise -1000'] : []), 'win 1500'],
    });
    expect(await outcomeOf(advanceRound(one.db, doubling(round, { step: wasRaised ? 2 : 1 })))).toBe('conflict');
    expect(await endGameSession(other.db, { ...round, report: null })).toMatchObject({ sweepsWon: 1_500n, rounds: 1 });
  }
  expect(await findLedgerFaults(owner)).toEqual([]);
});

test('leaves nothing when the connection is killed before the commit of a raise, and a retry raises once', async () => {
  const round = await deal(10_000n);
  let attempts = 0;
  await inTransaction(replicas[0], async (db) => {
    attempts += 1;
    await advanceRound(db, doubling(round));
    if (attempts > 1) return;
    const { rows } = await db.$client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    expect(await ledgerOf(owner, round)).toMatchObject({ balance: 9_000n, raised: 0n, actions: 0 });
    await owner.query('SELECT pg_terminate_backend($1::int)', [rows[0]?.pid]);
    await advanceRound(db, doubling(round));
  });
  expect(attempts).toBe(2);
  expect(await ledgerOf(owner, round)).toMatchObject({
    ...{ balance: 8_000n, raised: 1_000n, actions: 1 },
    postings: ['stake -1000', 'raise -1000'],
  });
  expect(await findLedgerFaults(owner)).toEqual([]);
});
