import type { EntryRejection } from '@goldwren/messages/facts/mail-facts';
import type { EntryMethod, EntryStatus } from '@goldwren/rules';
import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ahead, now } from '../../platform/postgres/sql-instants.ts';
import { typedReference } from '../../platform/reference.ts';
import { player } from '../players/player.table.ts';
import { freeEntry } from './free-entry.table.ts';

export type EntryRow = typeof freeEntry.$inferSelect;

export type NewEntry = Pick<
  EntryRow,
  | 'id'
  | 'reference'
  | 'method'
  | 'email'
  | 'emailKey'
  | 'personKey'
  | 'addressKey'
  | 'fullName'
  | 'address'
  | 'birthDate'
  | 'country'
  | 'region'
  | 'day'
  | 'dueAt'
  | 'locale'
>;

/** Reject a second entry: one per person and day, and one per ID when a retry follows a lost response. */
export const onceIndexes: readonly string[] = ['free_entry_email_day', 'free_entry_person_day', 'free_entry_pkey'];
export const referenceIndex = 'free_entry_reference_unique';

/** Adds a pending entry. Fails on one of `onceIndexes` when the person already has an entry for that day. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(freeEntry).values({ ...entry, status: 'pending' });
}

export async function selectReference(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ reference: freeEntry.reference }).from(freeEntry).where(eq(freeEntry.id, id));
  return row?.reference ?? null;
}

/** Returns whether this mailbox has an entry on this day of the product time zone. */
export async function hasEntryOfDay(db: Db, emailKey: string, day: string): Promise<boolean> {
  const rows = await db
    .select({ id: freeEntry.id })
    .from(freeEntry)
    .where(and(eq(freeEntry.emailKey, emailKey), eq(freeEntry.day, day)))
    .limit(1);
  return rows.length > 0;
}

export interface EntryFilter {
  readonly status: EntryStatus;
  readonly method?: EntryMethod | undefined;
  readonly onlyBreached?: boolean | undefined;
  readonly reference?: string | undefined;
  /** The last ID of the previous page; null for the first page. */
  readonly beyondId: string | null;
  readonly limit: number;
}

/** Lists entries in one state: pending ones oldest first, others newest first. */
export function selectEntries(db: Db, filter: EntryFilter): Promise<EntryRow[]> {
  const { id, status, method, dueAt, reference } = freeEntry;
  const isQueue = filter.status === 'pending';
  const beyond = (lastId: string) => (isQueue ? gt(id, lastId) : lt(id, lastId));
  return db
    .select()
    .from(freeEntry)
    .where(
      and(
        eq(status, filter.status),
        filter.method && eq(method, filter.method),
        filter.onlyBreached ? lt(dueAt, now()) : undefined,
        filter.reference === undefined ? undefined : eq(reference, typedReference(filter.reference)),
        filter.beyondId === null ? undefined : beyond(filter.beyondId),
      ),
    )
    .orderBy(isQueue ? asc(id) : desc(id))
    .limit(filter.limit);
}

export async function selectEntry(db: Db, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(freeEntry).where(eq(freeEntry.id, id));
  return row ?? null;
}

export async function selectEntryByReference(db: Db, reference: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(freeEntry).where(eq(freeEntry.reference, reference));
  return row ?? null;
}

/** Lists other entries with the same email, person or address, newest first. */
export function selectAlike(db: Db, entry: EntryRow, limit: number): Promise<EntryRow[]> {
  const { id, emailKey, personKey, addressKey } = freeEntry;
  const shares = or(
    eq(emailKey, entry.emailKey),
    eq(personKey, entry.personKey),
    entry.addressKey === null ? undefined : eq(addressKey, entry.addressKey),
  );
  return db
    .select()
    .from(freeEntry)
    .where(and(ne(id, entry.id), shares))
    .orderBy(desc(id))
    .limit(limit);
}

/** Returns how many entries wait, since when, the next due time, and how many are overdue. */
export async function countPending(
  db: Db,
): Promise<{ waiting: number; oldestAt: Date | null; dueAt: Date | null; breached: number }> {
  const { createdAt, dueAt, status } = freeEntry;
  const rows = await db
    .select({
      waiting: count(),
      oldestAt: min(createdAt),
      dueAt: min(dueAt),
      breached: sql`count(*) FILTER (WHERE ${dueAt} < now())`.mapWith(Number),
    })
    .from(freeEntry)
    .where(eq(status, 'pending'));
  return onlyRow(rows);
}

/** Locks an entry for a decision. Of two simultaneous decisions the second waits and sees the first. */
export async function lockEntry(db: Db, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(freeEntry).where(eq(freeEntry.id, id)).for('update');
  return row ?? null;
}

/** Approved entries that wait for an account. */
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

/** Returns the IDs of held entries that now have an account. Takes no lock. */
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

export async function markRejected(db: Db, id: string, rejection: EntryRejection, decidedBy: string): Promise<void> {
  await db
    .update(freeEntry)
    .set({ status: 'rejected', rejection, decidedAt: now(), decidedBy, heldUntil: null })
    .where(eq(freeEntry.id, id));
}

/** Expires approved entries for which no account was created in time. Returns their number. */
export async function expireHeld(db: Db): Promise<number> {
  const { rowCount } = await db
    .update(freeEntry)
    .set({ status: 'expired' })
    .where(and(eq(freeEntry.status, 'approved'), lte(freeEntry.heldUntil, now())));
  return rowCount ?? 0;
}

/** Lists the entries of a mailbox in any spelling, newest first and older than `beforeId`. */
export function selectEntriesOf(
  db: Db,
  query: { emailKey: string; beforeId: string; limit: number },
): Promise<EntryRow[]> {
  return db
    .select()
    .from(freeEntry)
    .where(and(eq(freeEntry.emailKey, query.emailKey), lt(freeEntry.id, query.beforeId)))
    .orderBy(desc(freeEntry.id))
    .limit(query.limit);
}
