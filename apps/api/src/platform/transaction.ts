import { type Database, type Db, drizzleOver } from './database.ts';
import { isConnectionLost } from './postgres/postgres-error.ts';
import { withRetry } from './postgres/retry-query.ts';
import { inSpan } from './tracing/tracing.ts';

/**
 * Runs `work` in one transaction, which is rolled back when `work` throws. After a retryable error, such as a deadlock, the
 * whole transaction runs again. `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Db) => Promise<T>,
  anchors: readonly string[] = [],
): Promise<T> {
  return inSpan('transaction', () => withRetry(() => once(database, 'BEGIN', work), anchors));
}

/** Runs `work` in a read-only transaction that sees one consistent snapshot of the database. */
export async function inSnapshot<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return withRetry(() => once(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work));
}

/** Like `inSnapshot`, for work that also writes. When two such transactions change the same row, one of them runs again. */
export async function inWritingSnapshot<T>(database: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  return withRetry(() => once(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ', work));
}

/** Runs work and rolls it back, so that only its time remains (for equal timing). The transaction continues afterwards. */
export async function undone(tx: Db, work: () => Promise<unknown>): Promise<void> {
  await tx.$client.query('SAVEPOINT undone');
  await work();
  await tx.$client.query('ROLLBACK TO SAVEPOINT undone');
}

/** Replaces Drizzle's `transaction`, which returns a connection to the pool even when the rollback failed. */
async function once<T>(database: Database, begin: string, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await database.db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(drizzleOver(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a lost connection a ROLLBACK would only wait. The server rolls back when the connection closes.
    if (isConnectionLost(error)) broken = error as Error;
    else {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    // A connection that is lost or failed to roll back must not go back to the pool.
    client.release(broken);
  }
}
