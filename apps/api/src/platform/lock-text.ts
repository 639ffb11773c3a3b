import type { Db } from './database.ts';

/**
 * Takes turns on a text until the transaction ends, where there is no row to lock. `space` is any fixed number, which
 * keeps the same text apart from its use elsewhere.
 */
export async function lockText(tx: Db, space: number, text: string): Promise<void> {
  await tx.$client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [text, space]);
}
