import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { player } from '../player.table.ts';

type Player = typeof player.$inferSelect;

/** What staff may have done to an account, and whom they write to about it. */
export type Standing = Readonly<
  Pick<Player, 'id' | 'email' | 'firstName' | 'locale' | 'suspendedAt' | 'closedAt' | 'redemptionSuspendedAt'>
>;

/** Locks the player's row; null when there is none. Taken before any wallet. */
export async function lockStanding(tx: Db, playerId: string): Promise<Standing | null> {
  const { id, email, firstName, locale, suspendedAt, closedAt, redemptionSuspendedAt } = player;
  const [row] = await tx
    .select({ id, email, firstName, locale, suspendedAt, closedAt, redemptionSuspendedAt })
    .from(player)
    .where(eq(id, playerId))
    .for('no key update');
  return row ?? null;
}

/** What is left out stays. True: from now on, or since when it was; false: not any more. */
export interface StandingChange {
  readonly suspended?: boolean;
  readonly closed?: true;
  readonly redemptionSuspended?: false;
}

export async function updateStanding(tx: Db, playerId: string, change: StandingChange): Promise<void> {
  // A column that does not change is not named: players' calls have no right to it.
  const since = (column: SQLWrapper, is: boolean | undefined) =>
    is === undefined ? undefined : is ? sql`coalesce(${column}, now())` : null;
  await tx
    .update(player)
    .set({
      suspendedAt: since(player.suspendedAt, change.suspended),
      closedAt: since(player.closedAt, change.closed),
      redemptionSuspendedAt: since(player.redemptionSuspendedAt, change.redemptionSuspended),
    })
    .where(eq(player.id, playerId));
}

/** Closes and suspends the account of a player who asked for it. */
export async function closePlayer(tx: Db, playerId: string): Promise<void> {
  await callFunction(tx, 'close_player', [playerId]);
}
