import type { Db } from '../database.ts';

/**
 * Takes an advisory lock on a text until the transaction ends, for cases without a row to lock. `space` is any fixed number
 * that separates different uses of the same text.
 */
export async function lockText(tx: Db, space: number, text: string): Promise<void> {
  await tx.$client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [text, space]);
}

/** Takes the same lock in shared mode. It waits for an exclusive lock, but not for other shared locks. */
export async function lockTextShared(tx: Db, space: number, text: string): Promise<void> {
  await tx.$client.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [text, space]);
}

/** Tries to take the advisory lock with this number until the transaction ends. Returns false at once when it is taken. */
export async function tryLock(tx: Db, lock: number): Promise<boolean> {
  const { rows } = await tx.$client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [lock]);
  return rows[0]?.taken === true;
}
