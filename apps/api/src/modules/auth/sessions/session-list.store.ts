import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { httpSession } from '../auth.table.ts';
import { liveSessionOf } from './session.store.ts';

export type SessionRow = typeof httpSession.$inferSelect;

/** Returns the player's sessions: the one with this hash first, then by last use. */
export function selectSessions(db: Db, at: { playerId: string; idHash: Buffer; limit: number }): Promise<SessionRow[]> {
  return db
    .select()
    .from(httpSession)
    .where(liveSessionOf(at.playerId))
    .orderBy(desc(eq(httpSession.idHash, at.idHash)), desc(httpSession.lastSeenAt), httpSession.publicId)
    .limit(at.limit);
}

/** Ends one of a player's sessions. Returns its hash, or null when it does not exist or belongs to another player. */
export async function deleteSessionOf(db: Db, playerId: string, publicId: string): Promise<Buffer | null> {
  const [gone] = await db
    .delete(httpSession)
    .where(and(eq(httpSession.playerId, playerId), eq(httpSession.publicId, publicId)))
    .returning({ idHash: httpSession.idHash });
  return gone?.idHash ?? null;
}

/** Ends all of a player's sessions except the one with this hash. */
export async function deleteOtherSessions(db: Db, playerId: string, idHash: Buffer): Promise<void> {
  await db.delete(httpSession).where(and(eq(httpSession.playerId, playerId), ne(httpSession.idHash, idHash)));
}
