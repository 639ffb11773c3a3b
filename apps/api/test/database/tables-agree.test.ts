import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, integer, PgTable, PgText, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findUnmigrated, readNewestSnapshot, readTables } from '../../sql/table-snapshot.ts';
import { runAsAdmin, withDatabase } from '../harness/admin.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

/** Queries for the objects in the schema `public`, with one line for each object. */
const inventory = {
  columns: `SELECT format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                   CASE WHEN a.attnotnull THEN ' not null' ELSE '' END, a.attidentity,
                   ' ' || pg_get_expr(d.adbin, d.adrelid)) AS line
              FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
              LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
             WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
  constraints: `SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
                  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'c', 'f')
                   AND conrelid <> 0`,
  // Partitioned tables are not described in the table files, and their indexes are `ON ONLY` the parent.
  indexes: `SELECT replace(indexdef, ' ON ONLY ', ' ON ') AS line FROM pg_indexes WHERE schemaname = 'public'`,
  enums: `SELECT format('%s: %s', t.typname, string_agg(e.enumlabel, ' ' ORDER BY e.enumsortorder)) AS line
            FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
           WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname`,
} as const;

async function takeInventory(url: string, query: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(query);
    return rows.map(({ line }) => line).sort();
  } finally {
    await client.end();
  }
}

let migrated: TestDatabase;
let drawnUrl: string;
const drawn = `goldwren_drawn_${process.pid}`;
let tables: Record<string, unknown>;

beforeAll(async () => {
  migrated = await createTestDatabase();
  tables = await readTables();
  const empty = generateDrizzleJson({});
  const statements = await generateMigration(empty, generateDrizzleJson(tables, empty.id, undefined, 'snake_case'));
  drawnUrl = withDatabase(inject('adminUrl'), drawn);
  await runAsAdmin(inject('adminUrl'), [`create database ${drawn}`]);
  await runAsAdmin(drawnUrl, ['create extension pg_trgm', ...statements]);
});
afterAll(async () => {
  await migrated?.drop();
  await runAsAdmin(inject('adminUrl'), [`drop database if exists ${drawn} with (force)`]);
});

describe('a database created from the table files and a migrated one have the same', () => {
  test.each(Object.entries(inventory))('%s', async (_name, query) => {
    const held = await takeInventory(migrated.url, query);
    expect(held.length).toBeGreaterThan(3);
    expect(await takeInventory(drawnUrl, query)).toEqual(held);
  });
});

test('finds a CHECK for every text column with a list of values', async () => {
  const constraints = await takeInventory(migrated.url, inventory.constraints);
  const listed = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).columns)
    .filter((column) => is(column, PgText) && column.enumValues !== undefined);
  expect(listed.length).toBeGreaterThan(5);
  for (const column of listed) {
    const stored = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const name = `${getTableName(column.table)}_${stored}`;
    const values = column.enumValues?.map((value) => `'${value}'::text`).join(', ');
    const check = constraints.find((line) => line.startsWith(`${getTableName(column.table)} ${name} `));
    expect(check, name).toBe(`${getTableName(column.table)} ${name} CHECK ((${stored} = ANY (ARRAY[${values}])))`);
  }
});

test('finds a changed table and a new table that lack a migration', () => {
  const snapshot = readNewestSnapshot();
  expect(findUnmigrated(tables, snapshot)).toEqual([]);
  const changed = {
    ...tables,
    wallet: pgTable('wallet', { only: integer() }),
    next: pgTable('next', { id: integer() }),
  };
  expect(findUnmigrated(changed, snapshot)).toEqual(['public.wallet', 'public.next']);
});

test('sets the storage parameters of the tables and partitions that rounds write', async () => {
  const held = await takeInventory(
    migrated.url,
    `SELECT format('%s %s', c.relname, c.reloptions) AS line FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.reloptions IS NOT NULL`,
  );
  expect(held).toEqual(['game_session {fillfactor=60}', 'wallet {fillfactor=60}']);
  const ofPartitions = await takeInventory(
    migrated.url,
    `SELECT DISTINCT format('%s %s', p.relname, c.reloptions) AS line FROM pg_inherits i
       JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent AND p.relkind = 'p'`,
  );
  const insertOnly =
    'autovacuum_vacuum_insert_scale_factor=0,autovacuum_vacuum_insert_threshold=1000000,autovacuum_freeze_min_age=0,autovacuum_analyze_scale_factor=0.02';
  expect(ofPartitions).toEqual([`journal {${insertOnly}}`, `round {${insertOnly},fillfactor=90}`]);
});
