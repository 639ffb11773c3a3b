import { type Database, type Db, drizzleOver } from './database.ts';
import { isConnectionLost } from './postgres/postgres-error.ts';
import { withRetry } from './postgres/retry.ts';

/**
 * One database transaction; rolled back when `work` throws, run again as a whole when the database asks for it.
 * `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Db) => Promise<T>,
  anchors: readonly string[] = [],
): Promise<T> {
  return withRetry(() => once(database, 'BEGIN', work), anchors);
}

/** A read-only transaction that sees one instant of the whole database. */
export async function inSnapshot<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return withRetry(() => once(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work));
}

/** The same, for work that also records what it found. Two that change the same row cannot both end: one runs again. */
export async function inWritingSnapshot<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return withRetry(() => once(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ', work));
}

/** Work within a transaction that leaves nothing behind, for its cost alone. The transaction goes on after it. */
export async function undone(tx: Db, work: () => Promise<unknown>): Promise<void> {
  await tx.$client.query('SAVEPOINT undone');
  await work();
  await tx.$client.query('ROLLBACK TO SAVEPOINT undone');
}

/** Drizzle's own `transaction` gives a connection back to the pool even when it could not roll back. */
async function once<T>(database: Database, begin: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await database.db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(drizzleOver(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a connection that is lost a ROLLBACK would only wait: the server rolls back when the connection closes.
    if (isConnectionLost(error)) broken = error as Error;
    else {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    // A connection that is lost or could not roll back must not go back to the pool.
    client.release(broken);
  }
}
