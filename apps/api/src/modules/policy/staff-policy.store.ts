import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { callFunction } from '../../platform/postgres/call-function.ts';
import { claimsConfirmation, policySwitch } from './policy.table.ts';

export type SwitchRow = typeof policySwitch.$inferSelect;
export type ConfirmationRow = typeof claimsConfirmation.$inferSelect;

/** Returns switches before the one with the id `beforeId`, newest first. */
export function selectSwitches(db: Db, query: { beforeId: number | null; limit: number }): Promise<SwitchRow[]> {
  return db
    .select()
    .from(policySwitch)
    .where(query.beforeId === null ? undefined : lt(policySwitch.id, query.beforeId))
    .orderBy(desc(policySwitch.id))
    .limit(query.limit);
}

/** Switches to a pack if `current` is still the current switch. Returns null when it is not. */
export async function switchPolicy(
  db: Db,
  { packId, current, reason }: { packId: string; current: number; reason: string },
): Promise<SwitchRow | null> {
  const [row] = await callFunction<{ id: number; switched_at: Date; switched_by: string }>(db, 'switch_policy', [
    packId,
    current,
    reason,
  ]);
  return row ? { id: row.id, packId, switchedBy: row.switched_by, switchedAt: row.switched_at, reason } : null;
}

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
