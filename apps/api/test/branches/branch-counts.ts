import { appendFileSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { applySqlObjects } from '../../src/platform/schema/apply-sql-objects.ts';
import { readSqlFunctions, readSqlTriggers, type SqlObject } from '../../src/platform/schema/sql-objects.ts';
import { type Branch, instrument, markerSchema } from './instrument.ts';
import { neverTaken } from './never-taken.ts';

interface InstrumentedFunctions {
  readonly functions: readonly SqlObject[];
  readonly branches: readonly Branch[];
}

function instrumentAll(): InstrumentedFunctions {
  const branches: Branch[] = [];
  const functions = readSqlFunctions().map((one) => {
    const { text, branches: own } = instrument(one.name, one.text, branches.length);
    branches.push(...own);
    return { ...one, text };
  });
  return { functions, branches };
}

/**
 * Replaces the functions of a database with their instrumented form. They keep their revisions, so for `prepare` and for the
 * readiness check nothing has changed. PostgreSQL counts the calls of the markers (track_functions), also in transactions
 * that are rolled back and in those that only read.
 */
export async function instrumentFunctions(url: string): Promise<void> {
  const { functions, branches } = instrumentAll();
  const markers = branches.map(
    ({ marker }) => `CREATE FUNCTION ${marker}() RETURNS boolean LANGUAGE plpgsql AS 'BEGIN RETURN true; END'`,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const schema = [`CREATE SCHEMA ${markerSchema}`, `GRANT USAGE ON SCHEMA ${markerSchema} TO PUBLIC`];
    await client.query(
      [...schema, ...markers, "DELETE FROM drizzle.sql_object WHERE name NOT LIKE 'list of %'"].join(';'),
    );
    await applySqlObjects(client, [...functions, ...readSqlTriggers()]);
  } finally {
    await client.end();
  }
}

/** Appends the markers that were called in a database. A connection reports its calls when it ends, so all of them are ended. */
export async function recordBranches(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const { rows } = await client.query<{ marker: string }>(
      `SELECT schemaname || '.' || funcname AS marker FROM pg_stat_user_functions WHERE schemaname = $1 AND calls > 0`,
      [markerSchema],
    );
    appendFileSync(file, rows.map(({ marker }) => `${marker}\n`).join(''));
  } finally {
    await client.end();
  }
}

/** What is wrong after a whole run: a branch that no test has taken, and a reason for one that does not exist. */
export function findUntakenBranches(file: string): string[] {
  const taken = new Set(readFileSync(file, 'utf8').split('\n'));
  const { branches } = instrumentAll();
  const names = new Set(branches.map(({ name }) => name));
  return [
    ...branches
      .filter(({ name, marker }) => !taken.has(marker) && neverTaken[name] === undefined)
      .map(({ name }) => `no test takes this branch: ${name}`),
    ...Object.keys(neverTaken)
      .filter((name) => !names.has(name))
      .map((name) => `test/branches/never-taken.ts names a branch that does not exist: ${name}`),
  ];
}
