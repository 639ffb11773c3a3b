import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const made: TestDatabase[] = [];

async function make(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  return database;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

describe('a test database', () => {
  test('starts with the tables of the migrated template', async () => {
    const { url } = await make();
    const [row] = await query(
      url,
      "select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    expect(row?.tables).toBeGreaterThan(0);
  });

  test('is isolated from other test databases', async () => {
    const [one, other] = [await make(), await make()];
    await query(one.url, 'create table only_here (n int)');
    const [row] = await query(other.url, "select to_regclass('only_here') as found");
    expect(row?.found).toBeNull();
  });

  test('is removed by drop, even with open connections', async () => {
    const database = await make();
    const client = new pg.Client({ connectionString: database.url });
    // The client emits several errors for the closed connection. All of them need a listener.
    const cut = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await database.drop();
    await cut;
    await expect(query(database.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
  });
});
