import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { deleteOtherSessions, deleteSessionOf } from './session-list.store.ts';

/**
 * Ends one session of a player, at once on every replica. Returns whether it was the session with this hash.
 * @throws Problem `not_found` when the session does not exist, has ended or belongs to another player.
 */
export async function endSession(
  db: Db,
  at: { readonly playerId: string; readonly publicId: string; readonly idHash: Buffer },
): Promise<boolean> {
  const ended = await deleteSessionOf(db, at.playerId, at.publicId);
  if (ended === null) throw new Problem('not_found');
  return ended.equals(at.idHash);
}

/** Ends all of a player's sessions except the one with this hash. */
export function endOtherSessions(db: Db, playerId: string, idHash: Buffer): Promise<void> {
  return deleteOtherSessions(db, playerId, idHash);
}
