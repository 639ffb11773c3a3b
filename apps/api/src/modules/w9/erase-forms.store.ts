import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { taxForm } from './w9.table.ts';

function isOlder(years: number) {
  return lt(taxForm.signedAt, sql`now() - make_interval(years => ${years})`);
}

/** Returns some of the players with forms that are older than the law requires. */
export async function selectPlayersWithOldForms(db: Db, years: number): Promise<string[]> {
  const rows = await db.selectDistinct({ playerId: taxForm.playerId }).from(taxForm).where(isOlder(years));
  return rows.map(({ playerId }) => playerId);
}

/** Deletes those forms of a player. */
export async function deleteOldForms(tx: Db, years: number, playerId: string): Promise<void> {
  await tx.delete(taxForm).where(and(eq(taxForm.playerId, playerId), isOlder(years)));
}
