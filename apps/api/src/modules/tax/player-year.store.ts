import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { taxYearForm } from './tax.table.ts';

export type IssuedRow = typeof taxYearForm.$inferSelect;

/** Returns the last reported figures of a year, by player. */
export async function selectIssued(db: Db, year: number): Promise<Map<string, IssuedRow>> {
  const rows = await db.select().from(taxYearForm).where(eq(taxYearForm.year, year)).orderBy(asc(taxYearForm.revision));
  return new Map(rows.map((row) => [row.playerId, row]));
}

export async function insertIssued(tx: Db, rows: readonly Omit<IssuedRow, 'issuedAt'>[]): Promise<void> {
  if (rows.length > 0) await tx.insert(taxYearForm).values([...rows]);
}
