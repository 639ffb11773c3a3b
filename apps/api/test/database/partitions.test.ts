import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { insertRound, type NewRound } from '../../src/modules/games/rounds/round.store.ts';
import { invariants } from '../../src/modules/health/public.ts';
import { createNextPartitions, reconcile } from '../../src/modules/ledger/public.ts';
import { firstIdOf, newId, withTimeOf } from '../../src/platform/ids.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { applySqlObjects } from '../../src/platform/schema/apply-sql-objects.ts';
import { createPartitions, monthsAhead } from '../../src/platform/schema/partitions.ts';
import { readSqlObjects } from '../../src/platform/schema/sql-objects.ts';
import { anyUserUrlOf } from '../harness/app-url.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { connect } from '../helpers/database/clients.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { giveCoins } from '../helpers/money/money.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { starlight } from '../helpers/play/play.ts';
import { createSeat, mathsOf, outcomeOf, roundAt, type Seat, stake } from '../helpers/play/seats.ts';

const api = setUpTestApi();

/** The first instant (UTC) of the month that is this many months ahead. */
function monthAt(ahead: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
}

/** A new ID with the time of another moment. */
const idAt = (at: Date): string => withTimeOf(firstIdOf(at), newId());
/** IDs one millisecond before and at the border of this month and the next. */
const before = () => idAt(new Date(monthAt(1).getTime() - 1));
const after = () => idAt(monthAt(1));
const nameOf = (table: string, ahead: number) =>
  `partitions.${table}_${monthAt(ahead).toISOString().slice(0, 7).replace('-', '_')}`;

const seatAt = async (): Promise<Seat> => createSeat(api, await mathsOf(api.owner, starlight));
const play = (seat: Seat, overrides: Partial<NewRound>) => insertRound(api.database.db, roundAt(seat, overrides), 0);
/** The findings about a player. The coins of a seat have no order. */
const findings = async (playerId: string) =>
  (await reconcile(api.database, invariants)).findings.filter(
    (one) => one.player_id === playerId && one.check !== 'orders_match_journal',
  );

async function journalOf({ playerId }: Seat): Promise<{ seq: bigint; partition: string }[]> {
  const { rows } = await api.owner.query(
    `SELECT seq, tableoid::regclass::text AS partition FROM journal
      WHERE player_id = $1 AND currency = 'gold' ORDER BY seq`,
    [playerId],
  );
  return rows;
}

test('numbers postings without a gap across the border, and rejects a second effect on both sides of it', async () => {
  const seat = await seatAt();
  const ids = [before(), after(), before(), after(), randomUUID()];
  for (const [nonce, id] of ids.entries()) await play(seat, { id, nonce, payout: nonce === 1 ? 500n : 0n });
  const rows = await journalOf(seat);
  expect(rows.map(({ seq }) => seq)).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n]);
  const [now, next, other] = [nameOf('journal', 0), nameOf('journal', 1), 'partitions.journal_unordered'];
  expect(rows.map(({ partition }) => partition)).toEqual([other, now, next, next, now, next, other]);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
  expect(await findings(seat.playerId)).toEqual([]);

  // The same nonce with an ID of the other month is the stored round.
  for (const [nonce, id] of [[0, after()] as const, [1, before()] as const])
    expect(await play(seat, { id, nonce, payout: nonce === 1 ? 500n : 0n })).toMatchObject({
      id: ids[nonce],
      replayed: true,
    });
  // A business ID posts once, whatever its month.
  for (const ref of [before(), after(), randomUUID()]) {
    const gift = { playerId: seat.playerId, currency: 'gold', amount: 100n, ref } as const;
    expect([await giveCoins(api.owner, gift), await giveCoins(api.owner, gift)].map(({ posted }) => posted)).toEqual([
      true,
      false,
    ]);
  }
  // The indexes reject it too, when a function is wrong.
  const copy = (columns: string) =>
    api.owner.query(
      `INSERT INTO journal SELECT (jsonb_populate_record(j, ${columns})).* FROM journal j
        WHERE player_id = $1 AND ref = $2 AND kind = 'stake'`,
      [seat.playerId, ids[1]],
    );
  await expect(copy(`'{"seq": 999}'`)).rejects.toMatchObject({
    code: '23505',
    constraint: expect.stringMatching(/_pkey$/),
  });
  await expect(copy(`jsonb_build_object('ref', '${after()}')`)).rejects.toMatchObject({
    code: '23505',
    constraint: expect.stringMatching(/_seq$/),
  });
  const copyRound = (columns: string) =>
    api.owner.query(`INSERT INTO round SELECT (jsonb_populate_record(r, ${columns})).* FROM round r WHERE id = $1`, [
      ids[1],
    ]);
  await expect(copyRound(`'{"nonce": 99}'`)).rejects.toMatchObject({
    code: '23505',
    constraint: expect.stringMatching(/_pkey$/),
  });
  await expect(copyRound(`jsonb_build_object('id', '${after()}')`)).rejects.toMatchObject({
    code: '23505',
    constraint: expect.stringMatching(/_nonce$/),
  });
  // A number of another partition: no function writes it, and the check of the books finds it when the owner does.
  await copy(`jsonb_build_object('ref', '${before()}')`);
  expect((await findings(seat.playerId)).map(({ check }) => check)).toContain('journal_unbroken');
});

test('allows each version of a wallet once, in any partition of its posting', async () => {
  const { playerId } = await seatAt();
  const [update = ''] = readFileSync(fromPackageRoot('sql', 'shared', 'post-movements.sql'), 'utf8').split(';\n');
  const post = (version: string) =>
    api.owner.query(
      update.replace(
        '{source}',
        `(SELECT player_id, currency, 0::bigint, 1::bigint, 0::bigint, NULL::uuid, balance, ${version} FROM wallet
           WHERE player_id = '${playerId}' AND currency = 'gold')`,
      ),
    );
  await expect(post('version - 1')).rejects.toMatchObject({ code: '23502', column: 'version' });
  expect((await post('version')).rowCount).toBe(1);
});

test.each([
  [
    'an edited amount',
    "UPDATE journal SET amount = amount - 1 WHERE player_id = $1 AND ref = $2 AND kind = 'stake'",
    'journal_unbroken',
  ],
  ['a deleted posting', 'DELETE FROM journal WHERE player_id = $1 AND ref = $2', 'journal_unbroken'],
  ['a deleted round', 'DELETE FROM round WHERE player_id = $1 AND id = $2', 'round_matches_journal'],
])('finds %s in another partition than the newest', async (_what, statement, check) => {
  const seat = await seatAt();
  const old = before();
  await play(seat, { id: old, nonce: 0 });
  await play(seat, { id: after(), nonce: 1 });
  expect(await tamper(api.owner, statement, [seat.playerId, old])).toBe(1);
  expect((await findings(seat.playerId)).map((one) => one.check)).toContain(check);
});

test('plays a round once when two processes send it with IDs on both sides of the border', async () => {
  const open = () => openTestDatabase({ url: anyUserUrlOf(api.url), maxConnections: 8 });
  const replicas = [open(), open()];
  const seats = await Promise.all(Array.from({ length: 4 }, seatAt));
  const turns = 15;
  const playEverywhere = async (seat: Seat): Promise<void> => {
    for (let nonce = 0; nonce < turns; nonce += 1) {
      const rounds = [before(), after()].map((id) => roundAt(seat, { id, nonce, payout: 100n }));
      await Promise.all(rounds.map((round, n) => outcomeOf(insertRound(replicas[n]?.db ?? api.database.db, round, 0))));
    }
  };
  await Promise.all(seats.map(playEverywhere)).finally(() => Promise.all(replicas.map((replica) => replica.close())));
  for (const { playerId } of seats) {
    const { rows } = await api.owner.query(
      'SELECT count(*)::int AS rounds, count(DISTINCT nonce)::int AS nonces FROM round WHERE player_id = $1',
      [playerId],
    );
    expect(rows).toEqual([{ rounds: turns, nonces: turns }]);
    const { rows: wallets } = await api.owner.query(
      "SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'gold'",
      [playerId],
    );
    expect(wallets).toEqual([{ balance: 1_000_000n - BigInt(turns) * (stake - 100n) }]);
  }
});

test('rejects changes of a partition by the owner, and prepare restores a trigger that was disabled there', async () => {
  await play(await seatAt(), { id: before(), nonce: 0 });
  for (const table of ['journal', 'round'])
    for (const statement of [`TRUNCATE ${nameOf(table, 0)}`, `DELETE FROM ${nameOf(table, 0)}`])
      await expect(api.owner.query(statement)).rejects.toThrow(/append-only/);
  await expect(api.database.db.$client.query(`SELECT 1 FROM ${nameOf('round', 0)}`)).rejects.toThrow(
    /permission denied/,
  );
  const client = await connect(api.url);
  try {
    await client.query(`ALTER TABLE ${nameOf('round', 0)} DISABLE TRIGGER round_no_delete`);
    expect(await applySqlObjects(client, readSqlObjects())).toEqual(['trigger round_no_delete']);
    expect(await applySqlObjects(client, readSqlObjects())).toEqual([]);
    await expect(client.query(`DELETE FROM ${nameOf('round', 0)}`)).rejects.toThrow(/append-only/);
  } finally {
    await client.end();
  }
});

test('creates what is missing once, and reports a missing next month while rounds continue', async () => {
  const { db } = api.database;
  expect(await createPartitions(db)).toEqual({ created: 0, monthsAhead });
  for (const ahead of [2, 3])
    await api.owner.query(`DROP TABLE ${nameOf('round', ahead)}, ${nameOf('journal', ahead)}`);
  const states = await Promise.all([createPartitions(db), createPartitions(db)]);
  expect(states.map(({ created }) => created).sort()).toEqual([0, 4]);
  expect(states.map((state) => state.monthsAhead)).toEqual([monthsAhead, monthsAhead]);

  const reported: string[] = [];
  const events = { report: (name: string) => void reported.push(name) };
  await createNextPartitions({ database: api.database, events });
  expect(reported).toEqual([]);
  // The partitions of next month were not created, and its rounds have begun.
  const seat = await seatAt();
  await api.owner.query(`DROP TABLE ${nameOf('round', 1)}, ${nameOf('journal', 1)} CASCADE`);
  const ids = [after(), after()];
  for (const [nonce, id] of ids.entries()) await play(seat, { id, nonce });
  expect((await journalOf(seat)).slice(1).map(({ partition }) => partition)).toEqual(
    Array(2).fill('partitions.journal_rest'),
  );
  await expect(play(seat, { id: ids[0] as string, nonce: 2 })).rejects.toMatchObject({ code: '23505' });
  expect(await createNextPartitions({ database: api.database, events })).toMatchObject({ created: 0, monthsAhead: 0 });
  expect(reported).toEqual(['partition_missing']);
  expect(await findings(seat.playerId)).toEqual([]);
});

test('reads rows by key in the connections of players, also when a partition was empty when it was analysed', async () => {
  const seat = await seatAt();
  await play(seat, { id: before(), nonce: 0 });
  // Also analyses the empty partitions of the next months. PostgreSQL then expects nothing in them.
  for (const table of ['journal', 'round']) await api.owner.query(`ANALYZE ${table}`);
  const reads = [
    'SELECT FROM round WHERE player_id = $1 AND session_id = $1 AND nonce = 1',
    'SELECT FROM round WHERE player_id = $1 AND id = $1',
    "SELECT FROM journal WHERE player_id = $1 AND ref = $1 AND kind = 'stake' AND currency = 'gold'",
    "SELECT FROM journal WHERE player_id = $1 AND currency = 'gold' ORDER BY seq DESC LIMIT 50",
  ] as const;
  const plansOf = async (client: pg.Pool) => {
    const plans: string[] = [];
    for (const read of reads) {
      const { rows } = await client.query(`EXPLAIN ${read.replaceAll('$1', `'${seat.playerId}'::uuid`)}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };
  for (const plan of await plansOf(api.databases.players.db.$client)) expect(plan).not.toContain('Seq Scan');
  // The control: other connections would read whole partitions.
  expect((await plansOf(api.database.db.$client)).join('\n')).toContain('Seq Scan');
});
