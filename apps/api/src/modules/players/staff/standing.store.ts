import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { player } from '../player.table.ts';

type Player = typeof player.$inferSelect;

/** The account states that staff can change, and the player's contact data. */
export type Standing = Readonly<
  Pick<Player, 'id' | 'email' | 'firstName' | 'locale' | 'suspendedAt' | 'closedAt' | 'redemptionSuspendedAt'>
>;

/** Locks the player's row. Null when there is none. Call it before locking any wallet. */
export async function lockStanding(tx: Db, playerId: string): Promise<Standing | null> {
  const { id, email, firstName, locale, suspendedAt, closedAt, redemptionSuspendedAt } = player;
  const [row] = await tx
    .select({ id, email, firstName, locale, suspendedAt, closedAt, redemptionSuspendedAt })
    .from(player)
    .where(eq(id, playerId))
    .for('no key update');
  return row ?? null;
}

/** Undefined fields do not change. True sets the state and keeps an existing time; false clears it. */
export interface StandingChange {
  readonly suspended?: boolean;
  readonly closed?: true;
  readonly redemptionSuspended?: false;
}

export async function updateStanding(tx: Db, playerId: string, change: StandingChange): Promise<void> {
  // Leaves out unchanged columns, because the role for player requests may not write them.
  const since = (column: SQLWrapper, is: boolean | undefined) =>
    is === undefined ? undefined : is ? sql`coalesce(${column}, ${nowParameter()})` : null;
  await tx
    .update(player)
    .set({
      suspendedAt: since(player.suspendedAt, change.suspended),
      closedAt: since(player.closedAt, change.closed),
      redemptionSuspendedAt: since(player.redemptionSuspendedAt, change.redemptionSuspended),
    })
    .where(eq(player.id, playerId));
}

/** Closes and suspends the account of a player who requested it. */
export async function closePlayer(tx: Db, playerId: string): Promise<void> {
  await callFunction(tx, 'close_player', [playerId]);
}
