import type { Locale } from '@goldwren/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { type BreakRow, breakColumns } from '../breaks.store.ts';
import type { Person } from '../person.ts';
import { personColumns, toPerson } from '../player.store.ts';
import { player } from '../player.table.ts';

type Player = typeof player.$inferSelect;

const { birthDate, country, region, regionSetAt, firstName, lastName, phone, identityStatus } = player;
const lockedColumns = {
  birthDate,
  country,
  region,
  regionSetAt,
  firstName,
  lastName,
  phone,
  identityStatus,
  ...breakColumns,
};

/** The facts that decide whether a profile may change, and the database's current time. */
export type LockedProfile = Pick<Player, Exclude<keyof typeof lockedColumns, keyof BreakRow>> &
  BreakRow & { now: Date };

/** Locks the player's row for a change of profile. */
export async function lockPlayer(db: Db, playerId: string): Promise<LockedProfile> {
  const rows = await db
    .select({ ...lockedColumns, now: now() })
    .from(player)
    .where(eq(player.id, playerId))
    .for('update');
  return onlyRow(rows);
}

/** Undefined fields do not change. */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  region?: string | undefined;
  phone?: string | null | undefined;
  showAsWinner?: boolean | undefined;
  mailReminders?: boolean | undefined;
  locale?: Locale | undefined;
}

/** The transaction has locked the player's row. */
export async function updateProfile(tx: Db, playerId: string, change: ProfileChange): Promise<Person> {
  await tx
    .update(player)
    .set({
      firstName: change.firstName ?? player.firstName,
      lastName: change.lastName ?? player.lastName,
      region: change.region ?? player.region,
      regionSetAt: change.region === undefined ? player.regionSetAt : sql`now()`,
      phone: change.phone === undefined ? player.phone : change.phone,
      showAsWinner: change.showAsWinner ?? player.showAsWinner,
      mailReminders: change.mailReminders ?? player.mailReminders,
      locale: change.locale ?? player.locale,
    })
    .where(eq(player.id, playerId));
  // Not in RETURNING: whether a break lasts depends on the current time.
  return toPerson(onlyRow(await tx.select(personColumns).from(player).where(eq(player.id, playerId))));
}

/** Sets the name and birth date of a player after support has checked them. */
export async function renamePlayer(
  db: Db,
  playerId: string,
  person: Pick<Player, 'firstName' | 'lastName' | 'birthDate'>,
): Promise<void> {
  await db.update(player).set(person).where(eq(player.id, playerId));
}

export async function updateReminders(db: Db, playerId: string, wanted: boolean): Promise<void> {
  await db.update(player).set({ mailReminders: wanted }).where(eq(player.id, playerId));
}

const wishOf = prepared('player_wants_reminders', (db, at: Inputs<{ playerId: string }>) =>
  db.select({ wanted: player.mailReminders }).from(player).where(eq(player.id, at.playerId)),
);

/** Returns whether this player wants reminders by mail. False for a deleted account. */
export async function wantsReminders(db: Db, playerId: string): Promise<boolean> {
  const [found] = await wishOf(db, { playerId });
  return found?.wanted ?? false;
}
