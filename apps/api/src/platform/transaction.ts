import type pg from 'pg';
import type { Database } from './database.ts';
import { withRetry } from './retry.ts';

/**
 * One database transaction; rolled back when `work` throws, run again as a whole when the database asks for it.
 * `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  work: (sql: pg.PoolClient) => Promise<T>,
  anchors: readonly string[] = [],
): Promise<T> {
  return withRetry(() => once(database, 'BEGIN', work), anchors);
}

/** A read-only transaction that sees one instant of the whole database. */
export async function inSnapshot<T>(database: Database, work: (sql: pg.PoolClient) => Promise<T>): Promise<T> {
  return withRetry(() => once(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work));
}

async function once<T>(database: Database, begin: string, work: (sql: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    // A connection that could not even roll back must not go back to the pool.
    client.release(broken);
  }
}
