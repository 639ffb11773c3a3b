import { eq, sql } from 'drizzle-orm';
import { erasedEmailOf } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type BreakRow, breakColumns } from './breaks.store.ts';
import { player } from './player.table.ts';
import { playerEvent } from './player-event.table.ts';

type Player = typeof player.$inferSelect;

/** A player who is about to be erased. */
export type PlayerToErase = Readonly<
  Pick<Player, 'id' | 'email' | 'emailKey' | 'emailVerifiedAt' | 'phone' | 'firstName' | 'lastName' | 'birthDate'> &
    Pick<BreakRow, 'breakCode'>
>;

/** Locks the player's row. Call it before locking any wallet. */
export async function lockPlayerToErase(tx: Db, playerId: string): Promise<PlayerToErase> {
  const { id, email, emailKey, emailVerifiedAt, phone, firstName, lastName, birthDate } = player;
  const { breakCode } = breakColumns;
  const rows = await tx
    .select({ id, email, emailKey, emailVerifiedAt, phone, firstName, lastName, birthDate, breakCode })
    .from(player)
    .where(eq(id, playerId))
    .for('no key update');
  return onlyRow(rows);
}

/** Records that the owner closed the account in good standing. Their redemptions are still paid. */
export async function markLeft(tx: Db, playerId: string): Promise<void> {
  await tx.update(player).set({ leftAt: now() }).where(eq(player.id, playerId));
}

/**
 * Deletes the player's personal data, the staff's notes, and the networks and browsers of sign-ins.
 * The year of birth stays for age statistics. The email is replaced with an invalid address.
 * @param passwordHash the hash of an unknown password.
 */
export async function erasePlayer(tx: Db, playerId: string, passwordHash: string): Promise<void> {
  await tx
    .update(player)
    .set({
      email: erasedEmailOf(player.id),
      emailKey: erasedEmailOf(player.id),
      passwordHash,
      firstName: '',
      lastName: '',
      birthDate: sql`date_trunc('year', ${player.birthDate})::date`,
      phone: null,
      showAsWinner: false,
    })
    .where(eq(player.id, playerId));
  await tx.update(playerEvent).set({ facts: {} }).where(eq(playerEvent.playerId, playerId));
}
