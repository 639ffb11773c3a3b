import type { Db } from '../database.ts';

/**
 * Takes turns on a text until the transaction ends, where there is no row to lock. `space` is any fixed number, which
 * keeps the same text apart from its use elsewhere.
 */
export async function lockText(tx: Db, space: number, text: string): Promise<void> {
  await tx.$client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [text, space]);
}

/** The same lock, shared: it waits for whoever has it alone, and not for others who share it. */
export async function lockTextShared(tx: Db, space: number, text: string): Promise<void> {
  await tx.$client.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [text, space]);
}

/** Takes a lock of this number until the transaction ends, unless somebody holds it: false then, at once. */
export async function tryLock(tx: Db, lock: number): Promise<boolean> {
  const { rows } = await tx.$client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [lock]);
  return rows[0]?.taken === true;
}
