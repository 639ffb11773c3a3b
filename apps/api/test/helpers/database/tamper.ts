import type pg from 'pg';

/** Runs a statement with triggers and foreign keys disabled, which only a superuser can do. */
export async function tamper(owner: pg.Pool, statement: string, values: unknown[] = []): Promise<number | null> {
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    const { rowCount } = await client.query(statement, values);
    await client.query('COMMIT');
    return rowCount;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
