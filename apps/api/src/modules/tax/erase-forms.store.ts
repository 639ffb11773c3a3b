import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { taxForm } from './tax.table.ts';

function isOlder(years: number) {
  return lt(taxForm.signedAt, sql`now() - make_interval(years => ${years})`);
}

/** Whose forms are older than the law asks for, some of them. */
export async function selectPlayersWithOldForms(db: Db, years: number): Promise<string[]> {
  const rows = await db.selectDistinct({ playerId: taxForm.playerId }).from(taxForm).where(isOlder(years));
  return rows.map(({ playerId }) => playerId);
}

/** Deletes those forms of these players; answers how many. */
export async function deleteOldForms(tx: Db, years: number, playerIds: readonly string[]): Promise<number> {
  if (playerIds.length === 0) return 0;
  const { rowCount } = await tx.delete(taxForm).where(and(inArray(taxForm.playerId, [...playerIds]), isOlder(years)));
  return rowCount ?? 0;
}
