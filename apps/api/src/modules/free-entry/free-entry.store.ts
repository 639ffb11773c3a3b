import type { Db } from '../../platform/database.ts';

export type EntryMethod = 'online' | 'mail';
export type EntryStatus = 'pending' | 'approved' | 'granted' | 'rejected' | 'expired';

export interface NewEntry {
  id: string;
  reference: string;
  method: EntryMethod;
  email: string;
  emailKey: string;
  personKey: string;
  fullName: string;
  address: string;
  /** Day of the product time zone. */
  day: string;
}

export interface EntryRow extends NewEntry {
  status: EntryStatus;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  playerId: string | null;
  grantedAt: Date | null;
  heldUntil: Date | null;
}

/** What refuses a second entry: one per person and day, and one per id where a retry comes after a lost answer. */
export const onceIndexes: readonly string[] = ['free_entry_email_day', 'free_entry_person_day', 'free_entry_pkey'];
export const referenceIndex = 'free_entry_reference_unique';

const columns = `id, reference, method, email, email_key AS "emailKey", person_key AS "personKey",
  full_name AS "fullName", address, day::text AS day, status, created_at AS "createdAt", decided_at AS "decidedAt",
  decided_by AS "decidedBy", reason, player_id AS "playerId", granted_at AS "grantedAt", held_until AS "heldUntil"`;

/** The database's clock: the day an entry counts for is never that of one of many API machines. */
export async function selectNow(db: Db): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('SELECT now() AS now');
  return rows[0]?.now as Date;
}

/** Adds a pending entry. Fails on one of `onceIndexes` when the person has one for that day. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.$client.query({
    name: 'insert_free_entry',
    text: `INSERT INTO free_entry (id, reference, method, email, email_key, person_key, full_name, address, day, status)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending')`,
    values: [
      entry.id,
      entry.reference,
      entry.method,
      entry.email,
      entry.emailKey,
      entry.personKey,
      entry.fullName,
      entry.address,
      entry.day,
    ],
  });
}

export async function selectReference(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.$client.query<{ reference: string }>('SELECT reference FROM free_entry WHERE id = $1', [
    id,
  ]);
  return rows[0]?.reference ?? null;
}

/** Pending entries in the order of their arrival, after the one with id `after`. */
export async function selectPending(db: Db, after: string | null, limit: number): Promise<EntryRow[]> {
  const { rows } = await db.$client.query<EntryRow>(
    `SELECT ${columns} FROM free_entry WHERE status = 'pending' AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** Locks an entry for its decision: two decisions take turns, and the second sees the first. */
export async function lockEntry(db: Db, id: string): Promise<EntryRow | null> {
  const { rows } = await db.$client.query<EntryRow>(`SELECT ${columns} FROM free_entry WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

/** Locks the approved entries that wait for an account with this email, oldest first. */
export async function lockHeldEntries(db: Db, emailKey: string): Promise<EntryRow[]> {
  const { rows } = await db.$client.query<EntryRow>({
    name: 'lock_held_free_entries',
    text: `SELECT ${columns} FROM free_entry WHERE email_key = $1 AND status = 'approved' AND held_until > now()
            ORDER BY id FOR UPDATE`,
    values: [emailKey],
  });
  return rows;
}

/** Ids of held entries that have an account by now; read without a lock. */
export async function selectHeldWithAccount(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `SELECT f.id FROM free_entry f
      WHERE f.status = 'approved' AND f.held_until > now()
        AND EXISTS (SELECT 1 FROM player p WHERE p.email_key = f.email_key AND p.suspended_at IS NULL)
      ORDER BY f.id LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

export async function markHeld(db: Db, id: string, decidedBy: string, days: number): Promise<void> {
  await db.$client.query(
    `UPDATE free_entry SET status = 'approved', decided_at = now(), decided_by = $2,
            held_until = now() + $3 * interval '1 day' WHERE id = $1`,
    [id, decidedBy, days],
  );
}

export async function markGranted(db: Db, id: string, playerId: string, decidedBy: string): Promise<void> {
  await db.$client.query(
    `UPDATE free_entry SET status = 'granted', granted_at = now(), player_id = $2, held_until = NULL,
            decided_at = coalesce(decided_at, now()), decided_by = coalesce(decided_by, $3) WHERE id = $1`,
    [id, playerId, decidedBy],
  );
}

export async function markRejected(db: Db, id: string, reason: string, decidedBy: string): Promise<void> {
  await db.$client.query(
    `UPDATE free_entry SET status = 'rejected', reason = $2, decided_at = now(), decided_by = $3, held_until = NULL
      WHERE id = $1`,
    [id, reason, decidedBy],
  );
}

/** Ends the wait of approved entries that no account came for in time; returns how many. */
export async function expireHeld(db: Db): Promise<number> {
  const { rowCount } = await db.$client.query(
    `UPDATE free_entry SET status = 'expired' WHERE status = 'approved' AND held_until <= now()`,
  );
  return rowCount ?? 0;
}
