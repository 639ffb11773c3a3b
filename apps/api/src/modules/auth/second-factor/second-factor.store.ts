import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { playerTotp, recoveryCode } from '../auth.table.ts';

const enabledSecret = prepared('player_totp_secret', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ secret: playerTotp.secret })
    .from(playerTotp)
    .where(and(eq(playerTotp.playerId, at.playerId), isNotNull(playerTotp.enabledAt))),
);

/** Returns the sealed secret of a player whose second factor is on, else null. */
export async function selectTotpSecret(db: Db, playerId: string): Promise<Buffer | null> {
  const [found] = await enabledSecret(db, { playerId });
  return found?.secret ?? null;
}

const enabledOf = prepared('player_totp_enabled', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ enabledAt: playerTotp.enabledAt })
    .from(playerTotp)
    .where(and(eq(playerTotp.playerId, at.playerId), isNotNull(playerTotp.enabledAt))),
);

/** Returns whether the second factor of a player is on. Staff may see this, but not the secret. */
export async function isTotpEnabled(db: Db, playerId: string): Promise<boolean> {
  return (await enabledOf(db, { playerId })).length === 1;
}

/** Locks the row when the second factor is on. Returns false when it is off. */
export async function lockEnabledTotp(tx: Db, playerId: string): Promise<boolean> {
  const rows = await tx
    .select({ enabledAt: playerTotp.enabledAt })
    .from(playerTotp)
    .where(and(eq(playerTotp.playerId, playerId), isNotNull(playerTotp.enabledAt)))
    .for('update');
  return rows.length === 1;
}

/** Stores a new secret in place of one that was not enabled. Returns false when the second factor is on. */
export async function insertTotpSecret(db: Db, playerId: string, secret: Buffer): Promise<boolean> {
  const { rowCount } = await db
    .insert(playerTotp)
    .values({ playerId, secret })
    .onConflictDoUpdate({ target: playerTotp.playerId, set: { secret }, setWhere: isNull(playerTotp.enabledAt) });
  return rowCount === 1;
}

/** Locks the row, so that concurrent calls run one after the other. Returns null when nothing was set up. */
export async function lockTotp(
  tx: Db,
  playerId: string,
): Promise<Pick<typeof playerTotp.$inferSelect, 'secret' | 'enabledAt'> | null> {
  const { secret, enabledAt } = playerTotp;
  const [row] = await tx
    .select({ secret, enabledAt })
    .from(playerTotp)
    .where(eq(playerTotp.playerId, playerId))
    .for('update');
  return row ?? null;
}

/** `step`: the time step of the code that proved the secret. That code cannot be used again. */
export async function markTotpEnabled(tx: Db, playerId: string, step: number): Promise<void> {
  await tx.update(playerTotp).set({ enabledAt: now(), lastStep: step }).where(eq(playerTotp.playerId, playerId));
}

/**
 * Uses up a time step. Returns false when it or a later one was used before. Of two concurrent attempts, only one gets
 * true.
 */
export async function usePlayerTotpStep(db: Db, playerId: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(playerTotp)
    .set({ lastStep: step })
    .where(and(eq(playerTotp.playerId, playerId), isNotNull(playerTotp.enabledAt), lt(playerTotp.lastStep, step)));
  return rowCount === 1;
}

export async function insertRecoveryCodes(tx: Db, playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ playerId, codeHash })));
}

/**
 * Uses up a recovery code. Returns false when it is unknown or used. Of two concurrent attempts, only one gets true.
 */
export async function deleteRecoveryCode(tx: Db, playerId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.playerId, playerId), eq(recoveryCode.codeHash, codeHash)));
  return rowCount === 1;
}

export function countRecoveryCodes(db: Db, playerId: string): Promise<number> {
  return db.$count(recoveryCode, eq(recoveryCode.playerId, playerId));
}

export async function deleteSecondFactor(tx: Db, playerId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, playerId));
  await tx.delete(playerTotp).where(eq(playerTotp.playerId, playerId));
}
