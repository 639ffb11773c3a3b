import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { sessionsEnded } from '../auth.events.ts';
import { deleteSessionsOf } from './session.store.ts';
import { deleteOtherSessions, deleteSessionOf } from './session-list.store.ts';

/**
 * Ends one session of a player, at once on every replica. Returns whether it was the session with this hash.
 * @throws Problem `not_found` when the session does not exist, has ended or belongs to another player.
 */
export function endSession(
  { database, emit }: Pick<Context, 'database' | 'emit'>,
  { playerId, publicId, idHash }: { readonly playerId: string; readonly publicId: string; readonly idHash: Buffer },
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const ended = await deleteSessionOf(tx, playerId, publicId);
    if (ended === null) throw new Problem('not_found');
    await emit(tx, sessionsEnded, { playerId });
    return ended.equals(idHash);
  });
}

/** Ends all of a player's sessions except the one with this hash. */
export function endOtherSessions(
  { database, emit }: Pick<Context, 'database' | 'emit'>,
  playerId: string,
  idHash: Buffer,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    await deleteOtherSessions(tx, playerId, idHash);
    await emit(tx, sessionsEnded, { playerId });
  });
}

/** Ends all sessions of a player in the caller's transaction. */
export async function signOutEverywhere({ emit }: Pick<Context, 'emit'>, tx: Db, playerId: string): Promise<void> {
  await deleteSessionsOf(tx, playerId);
  await emit(tx, sessionsEnded, { playerId });
}
