import type { Facts } from '@goldwren/contracts/facts';
import type { PlayerEventKind } from '@goldwren/rules';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { playerEvent } from './player-event.table.ts';

export interface NewPlayerEvent {
  readonly playerId: string;
  readonly kind: PlayerEventKind;
  /** Null for the player or an automatic rule. */
  readonly staffId: string | null;
  readonly facts: Facts;
}

export async function insertPlayerEvent(db: Db, event: NewPlayerEvent): Promise<void> {
  await db.insert(playerEvent).values({ ...event, id: newId() });
}

export async function hasSignedInBefore(db: Db, playerId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: playerEvent.id })
    .from(playerEvent)
    .where(and(eq(playerEvent.playerId, playerId), eq(playerEvent.kind, 'signed_in')))
    .limit(1);
  return found !== undefined;
}

export type PlayerEventRow = typeof playerEvent.$inferSelect;

/** Returns events older than `beforeId`, newest first. */
export function selectPlayerEvents(
  db: Db,
  query: { playerId: string; kinds: readonly PlayerEventKind[]; beforeId: string; limit: number },
): Promise<PlayerEventRow[]> {
  return db
    .select()
    .from(playerEvent)
    .where(
      and(
        eq(playerEvent.playerId, query.playerId),
        lt(playerEvent.id, query.beforeId),
        inArray(playerEvent.kind, [...query.kinds]),
      ),
    )
    .orderBy(desc(playerEvent.id))
    .limit(query.limit);
}
