import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPlayers } from '../../src/modules/staff-players/search-players.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

const players = 20_000;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The rare names belong to the oldest players, so a walk through the newest ones would read every row.
  await client.query(
    `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale, phone)
     SELECT (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'p' || n || '@plan.test', n, '-',
            CASE WHEN n <= 3 THEN 'Xanthippe' ELSE 'Robin' END, 'Wren' || n % 100, '1990-01-01', 'US', 'TX', 'en',
            '+1 212 ' || lpad((n * 7919 % 10000000)::text, 7, '0')
       FROM generate_series(1, $1) n`,
    [players],
  );
  await client.query('VACUUM (ANALYZE) player');
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** Runs a search in one connection and returns how many rows it found and how many it read. */
async function read(text: string): Promise<{ found: number; scans: number; rows: number }> {
  const figures = async () => {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query<{ scans: number; rows: number }>(
      `SELECT seq_scan::int AS scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
         FROM pg_stat_user_tables WHERE relname = 'player'`,
    );
    return rows[0] ?? { scans: 0, rows: 0 };
  };
  const before = await figures();
  const page = { text, redemptionSuspended: false, limit: 20 };
  const { results } = await searchPlayers(drizzleOver(client), page);
  const after = await figures();
  return { found: results.length, scans: after.scans - before.scans, rows: after.rows - before.rows };
}

test.each([
  ['a rare name', 'xanth', 3],
  ['the middle of a rare email', '12345@pl', 1],
  ['a phone number', '(212) 000-7919', 1],
  ['two letters', 'xa', 3],
  ['a name that no one has', 'zyzzyva', 0],
])('finds %s with an index and reads no other rows', async (_what, text, count) => {
  const { found, scans, rows } = await read(text);
  expect({ found, scans }).toEqual({ found: count, scans: 0 });
  expect(rows).toBeLessThan(50);
});

test.each(['wren1 xanthippe', 'xanthippe wren1'])(
  'compares a frequent part with the matches of a rare one: %s',
  async (text) => {
    const { found, scans, rows } = await read(text);
    expect({ found, scans }).toEqual({ found: 1, scans: 0 });
    // The newest players, in whom the parts are counted, and the matches.
    expect(rows).toBeLessThan(1_050);
  },
);

test('finds players by two parts that most players have', async () => {
  expect((await read('robin wren')).found).toBe(20);
});

test('reads a bounded number of rows for a part that every player has', async () => {
  const { found, rows } = await read('plan.test');
  expect(found).toBe(20);
  expect(rows).toBeLessThan(2_500);
});
