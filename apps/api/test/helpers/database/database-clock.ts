import type pg from 'pg';

/**
 * Installs a settable clock in one test database. It replaces `now()` in statements of connections opened afterwards.
 * Column defaults and SQL functions keep the real clock, except for the functions in the list.
 */
export async function installDatabaseClock(
  owner: pg.Pool,
  functions: readonly string[] = [],
): Promise<{ set(instant: string): Promise<void> }> {
  const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
  await owner.query('CREATE SCHEMA test_clock');
  await owner.query('CREATE TABLE test_clock.clock (at timestamptz NOT NULL)');
  await owner.query('INSERT INTO test_clock.clock VALUES (now())');
  await owner.query(
    'CREATE FUNCTION test_clock.now() RETURNS timestamptz STABLE LANGUAGE sql AS $$ SELECT at FROM test_clock.clock $$',
  );
  await owner.query('GRANT USAGE ON SCHEMA test_clock TO PUBLIC');
  await owner.query('GRANT SELECT ON test_clock.clock TO PUBLIC');
  await owner.query(`ALTER DATABASE ${rows[0]?.name} SET search_path = test_clock, pg_catalog, public`);
  for (const name of functions) {
    await owner.query(`ALTER FUNCTION ${name} SET search_path = test_clock, pg_catalog, public`);
  }
  return {
    set: async (instant) => void (await owner.query('UPDATE test_clock.clock SET at = $1', [instant])),
  };
}
