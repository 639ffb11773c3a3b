import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSqlFunctions } from '../../src/platform/schema/sql-objects.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { instrument } from './instrument.ts';
import { neverTaken } from './never-taken.ts';

const example = `CREATE OR REPLACE FUNCTION example(p_n int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_n int := 0;
BEGIN
  -- IF false THEN: a comment has no branch.
  IF p_n < 0 THEN RETURN 'THEN'; END IF;
  WHILE v_n < p_n LOOP
    v_n := v_n + CASE WHEN p_n = 1 THEN 1 ELSE 2 END;
  END LOOP;
  IF FOUND THEN
    RETURN 'found';
  ELSIF p_n = 7 THEN
    RAISE EXCEPTION 'seven';
  ELSE
    RETURN v_n::text;
  END IF;
EXCEPTION WHEN raise_exception THEN
  RETURN CASE p_n WHEN 8 THEN NULL WHEN 7 THEN 'caught' ELSE NULL END;
END $$;`;

describe('an instrumented function', () => {
  const { text, branches } = instrument('example', example, 0);
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE SCHEMA IF NOT EXISTS branches; CREATE TABLE public.seen (name text)');
    const names = branches.map(({ name, marker }) => [marker, name.replaceAll("'", "''")] as const);
    for (const [marker, name] of names) {
      await client.query(
        `CREATE OR REPLACE FUNCTION ${marker}() RETURNS boolean LANGUAGE sql AS $f$ INSERT INTO public.seen VALUES ('${name}') RETURNING true $f$`,
      );
    }
    await client.query(text);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('has a marker for every branch', () => {
    expect(branches.map(({ name }) => name.replace('example: ', ''))).toEqual([
      "IF p_n < 0 THEN RETURN 'THEN'; END IF; → then",
      "IF p_n < 0 THEN RETURN 'THEN'; END IF; → not taken",
      'WHILE v_n < p_n LOOP → loop',
      'v_n := v_n + CASE WHEN p_n = 1 THEN 1 ELSE 2 END; → value',
      'v_n := v_n + CASE WHEN p_n = 1 THEN 1 ELSE 2 END; → else',
      'IF FOUND THEN → then',
      'ELSIF p_n = 7 THEN → then',
      'ELSE → else',
      'EXCEPTION WHEN raise_exception THEN → then',
      "RETURN CASE p_n WHEN 8 THEN NULL WHEN 7 THEN 'caught' ELSE NULL END; → value",
    ]);
  });

  test.each([
    [-1, 'THEN', ['then']],
    [0, '0', ['not taken', 'else']],
    [1, '1', ['not taken', 'loop', 'value', 'else']],
    [3, '4', ['not taken', 'loop', 'else', 'loop', 'else', 'else']],
    // What was done before the exception is taken back, and so are the marks of this test.
    [7, 'caught', ['then', 'value']],
  ])('called with %i does what it did before, and calls the markers on its way', async (n, result, ways) => {
    await client.query('TRUNCATE public.seen');
    expect((await client.query('SELECT example($1) AS result', [n])).rows).toEqual([{ result }]);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.seen');
    expect(rows.map(({ name }) => name.slice(name.lastIndexOf('→') + 2))).toEqual(ways);
  });
});

test('every function can be instrumented, and the exceptions are branches that exist', () => {
  const names = readSqlFunctions().flatMap(({ name, text }) =>
    instrument(name, text, 0).branches.map((one) => one.name),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(250);
  expect(Object.keys(neverTaken).filter((name) => !names.includes(name))).toEqual([]);
});

test('a statement that cannot be instrumented is rejected', () => {
  const statement = '$$ BEGIN CASE p_n WHEN 1 THEN RETURN 1; END CASE; END $$';
  expect(() => instrument('example', statement, 0)).toThrow('example has a CASE statement');
});
