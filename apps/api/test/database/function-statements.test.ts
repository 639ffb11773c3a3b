import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { findFaultyStatements } from './function-statements.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const functions = readSqlFunctions();

test('every statement of every SQL function names what exists', async () => {
  expect(await findFaultyStatements(client, functions)).toEqual([]);
});

describe('a renamed column is found', () => {
  async function faultsAfter(rename: string): Promise<string[]> {
    await client.query(rename);
    const faults = await findFaultyStatements(client, functions);
    const [, table, from, to] = /ALTER TABLE (\S+) RENAME (\w+) TO (\w+)/.exec(rename) ?? [];
    await client.query(`ALTER TABLE ${table} RENAME ${to} TO ${from}`);
    return [...new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':'))))];
  }

  test.each([
    ['in a statement', 'ALTER TABLE movement_rule RENAME most TO highest', 'contra_of'],
    ['in a field of a row variable', 'ALTER TABLE round RENAME raised TO raises', 'advance_round'],
    [
      'in the field that an assignment writes',
      'ALTER TABLE game_session RENAME report_matches TO agrees',
      'end_game_session',
    ],
    ['in the old row of a trigger', 'ALTER TABLE staff_audit RENAME facts_salt TO salt', 'only_audit_erasure'],
    ['in a function in SQL', 'ALTER TABLE drizzle.sql_object RENAME signature TO form', 'schema_state'],
  ])('%s', async (_where, rename, name) => {
    expect(await faultsAfter(rename)).toContain(name);
  });
});
