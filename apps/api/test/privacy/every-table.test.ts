import { exportSections } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordSources } from '../../src/modules/privacy/personal-data-sources.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { openOwner } from '../helpers/api/test-api.ts';
import { notExported, tablesOfNobody, tablesOfPlayers } from './tables-of-players.ts';

let database: TestDatabase;
let owner: ReturnType<typeof openOwner>;
let columns: { table: string; column: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url);
  const { rows } = await owner.query(
    `SELECT c.table_name AS "table", c.column_name AS "column"
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  columns = rows;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const ofPlayers = [...new Set(Object.values(tablesOfPlayers).flat())].sort();
const exported = [...new Set(Object.values(recordSources()).map(({ table }) => table))].sort();
/** Names of columns that contain personal data. */
const personalColumn = /^player_id$|email|recipient|phone|birth|address|first_name|last_name|full_name|legal_name/;
/** Columns with data of staff, of sanctions lists, and of development. */
const notPlayers = new Set([
  'staff_member.email',
  'staff_member.email_key',
  'staff_change.email',
  'staff_change.email_key',
  'sanctions_name.birth_years',
  'dev_mailbox.recipient',
]);

test('every source of an export is one of its sections', () => {
  expect(Object.keys(recordSources()).sort()).toEqual([...exportSections].sort());
});

describe('every table of the database', () => {
  test('is listed either as a table with player data or as another table', () => {
    const held = [...new Set(columns.map(({ table }) => table))].sort();
    expect(held.length).toBeGreaterThan(60);
    expect([...ofPlayers, ...Object.keys(tablesOfNobody)].sort()).toEqual(held);
  });

  test('with a player, email or name column is listed as a table with player data', () => {
    const found = columns.filter(
      ({ table, column }) => personalColumn.test(column) && !notPlayers.has(`${table}.${column}`),
    );
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(({ table }) => !ofPlayers.includes(table))).toEqual([]);
  });

  test('with player data is exported, or listed with a reason why not', () => {
    expect([...exported, ...Object.keys(notExported)].sort()).toEqual(ofPlayers);
  });
});
