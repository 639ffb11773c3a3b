import type { EntryRejection } from '@goldwren/words/mail-facts';
import { and, asc, eq, exists, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { ahead, now } from '../../platform/sql-instants.ts';
import { player } from '../players/player.table.ts';
import { freeEntry } from './free-entry.table.ts';

export type EntryRow = typeof freeEntry.$inferSelect;

export type NewEntry = Pick<
  EntryRow,
  'id' | 'reference' | 'method' | 'email' | 'emailKey' | 'personKey' | 'fullName' | 'address' | 'day' | 'locale'
>;

/** What refuses a second entry: one per person and day, and one per id where a retry comes after a lost answer. */
export const onceIndexes: readonly string[] = ['free_entry_email_day', 'free_entry_person_day', 'free_entry_pkey'];
export const referenceIndex = 'free_entry_reference_unique';

/** Adds a pending entry. Fails on one of `onceIndexes` when the person has one for that day. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(freeEntry).values({ ...entry, status: 'pending' });
}

export async function selectReference(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ reference: freeEntry.reference }).from(freeEntry).where(eq(freeEntry.id, id));
  return row?.reference ?? null;
}

/** Pending entries in the order of their arrival, after the one with id `after`. */
export function selectPending(db: Db, after: string | null, limit: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(freeEntry)
    .where(and(eq(freeEntry.status, 'pending'), after === null ? undefined : gt(freeEntry.id, after)))
    .orderBy(asc(freeEntry.id))
    .limit(limit);
}

/** Locks an entry for its decision: two decisions take turns, and the second sees the first. */
export async function lockEntry(db: Db, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(freeEntry).where(eq(freeEntry.id, id)).for('update');
  return row ?? null;
}

/** Approved, and waiting for an account. */
const isHeld = () => and(eq(freeEntry.status, 'approved'), gt(freeEntry.heldUntil, now()));

/** Locks the approved entries that wait for an account with this email, oldest first. */
export function lockHeldEntries(db: Db, emailKey: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(freeEntry)
    .where(and(eq(freeEntry.emailKey, emailKey), isHeld()))
    .orderBy(asc(freeEntry.id))
    .for('update');
}

/** Ids of held entries that have an account by now; read without a lock. */
export async function selectHeldWithAccount(db: Db, limit: number): Promise<string[]> {
  const owner = db
    .select({ id: player.id })
    .from(player)
    .where(and(eq(player.emailKey, freeEntry.emailKey), isNull(player.suspendedAt), isNotNull(player.emailVerifiedAt)));
  const rows = await db
    .select({ id: freeEntry.id })
    .from(freeEntry)
    .where(and(isHeld(), exists(owner)))
    .orderBy(asc(freeEntry.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function markHeld(db: Db, id: string, decidedBy: string, days: number): Promise<void> {
  await db
    .update(freeEntry)
    .set({ status: 'approved', decidedAt: now(), decidedBy, heldUntil: ahead(days, 'day') })
    .where(eq(freeEntry.id, id));
}

/** Who approved a held entry, and when, stays. */
export async function markGranted(db: Db, id: string, playerId: string, decidedBy: string): Promise<void> {
  await db
    .update(freeEntry)
    .set({
      status: 'granted',
      grantedAt: now(),
      playerId,
      heldUntil: null,
      decidedAt: sql`coalesce(${freeEntry.decidedAt}, now())`,
      decidedBy: sql`coalesce(${freeEntry.decidedBy}, ${decidedBy})`,
    })
    .where(eq(freeEntry.id, id));
}

export async function markRejected(db: Db, id: string, rejection: EntryRejection, decidedBy: string): Promise<void> {
  await db
    .update(freeEntry)
    .set({ status: 'rejected', rejection, decidedAt: now(), decidedBy, heldUntil: null })
    .where(eq(freeEntry.id, id));
}

/** Ends the wait of approved entries that no account came for in time; returns how many. */
export async function expireHeld(db: Db): Promise<number> {
  const { rowCount } = await db
    .update(freeEntry)
    .set({ status: 'expired' })
    .where(and(eq(freeEntry.status, 'approved'), lte(freeEntry.heldUntil, now())));
  return rowCount ?? 0;
}
