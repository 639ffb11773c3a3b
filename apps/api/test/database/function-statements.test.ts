import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import {
  findFaultyStatements,
  findUnreported,
  findUsedColumns,
  readStatements,
  type Statement,
} from './function-statements.ts';

const functions = readSqlFunctions();
const nameOf = (column: string) => column.slice(column.lastIndexOf('.') + 1);

let database: TestDatabase;
let client: pg.Client;
let statements: Statement[];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  statements = await readStatements(client, functions);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('finds no unknown name in any statement of the SQL functions', async () => {
  expect(await findFaultyStatements(client, statements)).toEqual([]);
});

test('reports a renamed column in every function that uses it', async () => {
  const columns = await findUsedColumns(client, statements);
  expect(columns.size).toBeGreaterThan(200);
  expect(await findUnreported(client, columns)).toEqual([]);

  // The columns are read from the statements, so this part checks that no statement is left out.
  const usedIn = (name: string) =>
    [...columns].filter(([, users]) => users.some((user) => user.name === name)).map(([column]) => nameOf(column));
  const known = new Set([...columns.keys()].map(nameOf));
  const results = functions.flatMap(({ text }) => /RETURNS TABLE \(([^)]*)\)/.exec(text)?.[1]?.match(/\w+/g) ?? []);
  const leftOut = functions.flatMap(({ name, text }) => {
    const body = text.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''");
    const aliases = [...body.matchAll(/\w ?\(([a-z_]+(?:, [a-z_]+)*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const explained = new Set([...usedIn(name), ...aliases, ...results]);
    const named = new Set([...body.matchAll(/\b\w+\.(\w+)\b/g)].map(([, word = '']) => word));
    return [...named].filter((word) => known.has(word) && !explained.has(word)).map((word) => `${name}: ${word}`);
  });
  expect(leftOut).toEqual([]);
  // It takes two seconds on an idle machine.
});
