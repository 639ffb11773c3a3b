import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSources } from '../../src/modules/privacy/personal-data-sources.ts';
import type { Database } from '../../src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';

/** More than two pages. */
const records = 1_200;

let database: TestDatabase;
let reader: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  reader = openTestDatabase({ url: database.url, maxConnections: 1 });
});
afterAll(async () => {
  await reader.close();
  await database.drop();
});

test.each([
  [
    'hand_overs',
    `round_hand_over (player_id, round_id, chain_start, at) SELECT $1, $1, '\\x00', since.at + n * interval '1 microsecond'`,
  ],
  [
    'sweeps_notices',
    `sweeps_expiry_notice (player_id, absent_since, after_seq, notice, expires_at)
       SELECT $1, since.at + n * interval '1 microsecond', 0, 'first', since.at`,
  ],
] as const)('an export has each of %s once, when many of them are of the same millisecond', async (section, insert) => {
  const player = { id: randomUUID(), email: null };
  const owner = openOwner(database.url);
  await owner.query(
    `INSERT INTO ${insert} FROM generate_series(1, ${records}) n, (SELECT '2026-11-29 00:00:00.0009Z'::timestamptz AS at) since`,
    [player.id],
  );
  await owner.end();
  const source = recordSources()[section];
  const sizes: number[] = [];
  for await (const page of source.pages(reader.db, player)) sizes.push(page.length);
  expect(await source.count(reader.db, player)).toBe(records);
  expect(sizes).toEqual([500, 500, 200]);
});
