import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { claimsConfirmation } from './policy.table.ts';

export type ConfirmationRow = typeof claimsConfirmation.$inferSelect;

export async function selectLatestConfirmation(db: Db): Promise<ConfirmationRow | null> {
  const [row] = await db.select().from(claimsConfirmation).orderBy(desc(claimsConfirmation.id)).limit(1);
  return row ?? null;
}

export async function insertConfirmation(
  db: Db,
  row: Pick<ConfirmationRow, 'players' | 'rating' | 'evidence' | 'confirmedBy'>,
): Promise<void> {
  await db.insert(claimsConfirmation).values(row);
}
