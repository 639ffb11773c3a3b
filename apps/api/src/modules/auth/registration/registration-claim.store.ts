import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { ago, now } from '../../../platform/postgres/sql-instants.ts';
import { registrationClaim } from '../auth.table.ts';

/** Longer than any registration could still be running with a claim that is over. */
const keptDays = 1;

/** Records the account of a claim. Returns false when the claim is over. */
export async function useClaim(tx: Db, claimId: string, playerId: string): Promise<boolean> {
  const { rowCount } = await tx.insert(registrationClaim).values({ claimId, playerId }).onConflictDoNothing();
  return rowCount === 1;
}

/** Ends claims that have no account, and returns those that have one. A registration that commits first keeps its claim. */
export async function endClaims(db: Db, claimIds: readonly string[]): Promise<{ claimId: string; playerId: string }[]> {
  if (claimIds.length === 0) return [];
  const { claimId, playerId } = registrationClaim;
  const ended = claimIds.map((id) => ({ claimId: id }));
  await db.insert(registrationClaim).values(ended).onConflictDoNothing();
  const used = and(inArray(claimId, [...claimIds]), isNotNull(playerId));
  const rows = await db.select({ claimId, playerId }).from(registrationClaim).where(used);
  return rows.map((row) => ({ claimId: row.claimId, playerId: row.playerId as string }));
}

/** Ends the claim of an erased player. */
export async function endClaimOf(tx: Db, playerId: string): Promise<void> {
  await tx.update(registrationClaim).set({ playerId: null }).where(eq(registrationClaim.playerId, playerId));
}

/** Returns ended claims that the directory may still have. */
export async function selectEndedClaims(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ claimId: registrationClaim.claimId })
    .from(registrationClaim)
    .where(and(isNull(registrationClaim.playerId), isNull(registrationClaim.freedAt)))
    .orderBy(asc(registrationClaim.createdAt))
    .limit(limit);
  return rows.map(({ claimId }) => claimId);
}

/** Records that the directory has deleted claims, and deletes the records of earlier ones. */
export async function markFreed(db: Db, claimIds: readonly string[]): Promise<void> {
  const { claimId, freedAt, playerId } = registrationClaim;
  if (claimIds.length > 0) {
    await db
      .update(registrationClaim)
      .set({ freedAt: now() })
      .where(inArray(claimId, [...claimIds]));
  }
  await db.delete(registrationClaim).where(and(isNull(playerId), lt(freedAt, ago(keptDays, 'day'))));
}
