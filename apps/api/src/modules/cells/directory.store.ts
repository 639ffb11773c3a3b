import { and, asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { ago, now } from '../../platform/postgres/sql-instants.ts';
import { undone } from '../../platform/transaction.ts';

// The tables of sql/directory.sql. They are in another database than the other tables, so they are in no *.table.ts, from which
// migrations are generated.
const directory = pgSchema('directory');

const cell = directory.table('cell', {
  name: text().primaryKey(),
  apiUrl: text().notNull(),
  isOpen: boolean().notNull().default(true),
  weight: integer().notNull().default(1),
  accounts: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The address of its back office, for links of staff. */
  officeUrl: text(),
  /** How far it has read the self-excluded people of the others; null before its worker has read them for the first time. */
  exclusionsRead: bigint({ mode: 'bigint' }),
  /** How far it has read and applied the settings of the site. */
  settingsSeq: bigint({ mode: 'bigint' }).notNull().default(0n),
});

const mailbox = directory.table('mailbox', { mailboxHash: bytea().primaryKey(), cell: text().notNull() });

const playerDirectory = directory.table('player_directory', {
  emailHash: bytea().primaryKey(),
  mailboxHash: bytea().notNull(),
  cell: text().notNull(),
  state: text({ enum: ['pending', 'active'] }).notNull(),
  claimId: uuid().notNull(),
  claimedAt: instant().notNull().default(now()),
});

const reference = directory.table('reference', { nameHash: bytea().primaryKey(), cell: text().notNull() });

/** The tables, for the test that compares them with the file. */
export const directoryTables = { cell, mailbox, player_directory: playerDirectory, reference };

export type Cell = typeof cell.$inferSelect;

/** The claim of an email, and the cell that has or gets its account. */
export interface Claim {
  readonly claimId: string;
  readonly cell: string;
}

/** The hashes of an email. Both are unknown to everyone without the key. */
export interface EmailHashes {
  readonly emailHash: Buffer;
  readonly mailboxHash: Buffer;
}

export function selectCells(db: Db): Promise<Cell[]> {
  return db.select(getTableColumns(cell)).from(cell).orderBy(asc(cell.name));
}

/** Adds a cell, or changes its addresses, weight and whether it gets new mailboxes. Without `officeUrl`, that address stays. */
export async function upsertCell(
  db: Db,
  added: Pick<Cell, 'name' | 'apiUrl' | 'isOpen' | 'weight'> & Partial<Pick<Cell, 'officeUrl'>>,
): Promise<void> {
  await db.insert(cell).values(added).onConflictDoUpdate({ target: cell.name, set: added });
}

export async function updateExclusionsRead(db: Db, ownCell: string, seq: bigint): Promise<void> {
  await db
    .update(cell)
    .set({ exclusionsRead: seq })
    .where(and(eq(cell.name, ownCell), sql`${cell.exclusionsRead} IS DISTINCT FROM ${seq}`));
}

/** Returns the cell of an account or of its registration; null for an unknown email. */
export async function selectCellOfEmail(db: Db, emailHash: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ cell: playerDirectory.cell })
    .from(playerDirectory)
    .where(eq(playerDirectory.emailHash, emailHash));
  return row?.cell ?? null;
}

/**
 * Returns the cell of a mailbox. A new mailbox gets `wanted`; without it, the open cell with the fewest accounts for its weight.
 * Null when no cell is open.
 */
export async function claimMailbox(tx: Db, mailboxHash: Buffer, wanted?: string): Promise<string | null> {
  const find = () => tx.select({ cell: mailbox.cell }).from(mailbox).where(eq(mailbox.mailboxHash, mailboxHash));
  const [known] = await find();
  if (known) return known.cell;
  const chosen = wanted ?? (await selectLeastLoaded(tx));
  if (chosen === null) return null;
  await tx.insert(mailbox).values({ mailboxHash, cell: chosen }).onConflictDoNothing();
  return onlyRow(await find()).cell;
}

async function selectLeastLoaded(tx: Db): Promise<string | null> {
  const load = sql`${cell.accounts}::float8 / ${cell.weight}`;
  const [row] = await tx
    .select({ name: cell.name })
    .from(cell)
    .where(eq(cell.isOpen, true))
    .orderBy(asc(load), asc(cell.name))
    .limit(1);
  return row?.name ?? null;
}

/**
 * Claims an email, so that one cell can create its account. Registrations of one email at the same moment share a claim. A known
 * email keeps its claim, after the same work. Null when no cell is open.
 * @param unused a claim and hashes that nothing else uses, for that work.
 */
export async function claimEmail(
  tx: Db,
  hashes: EmailHashes,
  unused: { readonly claimId: string; readonly hashes: EmailHashes },
): Promise<Claim | null> {
  const [known] = await tx
    .select({ claimId: playerDirectory.claimId, cell: playerDirectory.cell, state: playerDirectory.state })
    .from(playerDirectory)
    .where(eq(playerDirectory.emailHash, hashes.emailHash));
  if (known?.state !== 'active') return insertClaim(tx, hashes, unused.claimId);
  await undone(tx, () => insertClaim(tx, unused.hashes, unused.claimId));
  return known;
}

async function insertClaim(tx: Db, hashes: EmailHashes, claimId: string, adopted?: string): Promise<Claim | null> {
  const cellOfMailbox = await claimMailbox(tx, hashes.mailboxHash, adopted);
  const at = adopted ?? cellOfMailbox;
  if (at === null) return null;
  const state = adopted === undefined ? 'pending' : 'active';
  const [claimed] = await tx
    .insert(playerDirectory)
    .values({ ...hashes, cell: at, state, claimId })
    .onConflictDoUpdate({ target: playerDirectory.emailHash, set: { claimedAt: now() } })
    .returning({ claimId: playerDirectory.claimId, cell: playerDirectory.cell });
  if (claimed?.claimId === claimId) await addAccounts(tx, at, 1);
  return claimed ?? null;
}

/** Adds the email of an account that a cell had before it was in the directory. Returns its claim, which may be of another cell. */
export function adoptEmail(tx: Db, hashes: EmailHashes, claimId: string, ownCell: string): Promise<Claim | null> {
  return insertClaim(tx, hashes, claimId, ownCell);
}

async function addAccounts(tx: Db, name: string, change: number): Promise<void> {
  await tx
    .update(cell)
    .set({ accounts: sql`${cell.accounts} + ${change}` })
    .where(eq(cell.name, name));
}

export async function activateClaims(db: Db, claimIds: readonly string[]): Promise<void> {
  await db
    .update(playerDirectory)
    .set({ state: 'active' })
    .where(inArray(playerDirectory.claimId, [...claimIds]));
}

/** Returns claims of a cell whose registration has not ended within `minutes`, the oldest first. */
export async function selectOldClaims(db: Db, ownCell: string, minutes: number, limit: number): Promise<string[]> {
  const { claimId, claimedAt, state } = playerDirectory;
  const isOld = and(eq(playerDirectory.cell, ownCell), eq(state, 'pending'), lt(claimedAt, ago(minutes, 'minute')));
  const rows = await db.select({ claimId }).from(playerDirectory).where(isOld).orderBy(asc(claimedAt)).limit(limit);
  return rows.map((row) => row.claimId);
}

/** Deletes claims, so that their emails can be registered again. The mailbox keeps its cell. */
export async function deleteClaims(tx: Db, ownCell: string, claimIds: readonly string[]): Promise<void> {
  const { rowCount } = await tx
    .delete(playerDirectory)
    .where(and(eq(playerDirectory.cell, ownCell), inArray(playerDirectory.claimId, [...claimIds])));
  if (rowCount) await addAccounts(tx, ownCell, -rowCount);
}

export async function insertReferences(db: Db, nameHashes: readonly Buffer[], ownCell: string): Promise<void> {
  await db
    .insert(reference)
    .values(nameHashes.map((nameHash) => ({ nameHash, cell: ownCell })))
    .onConflictDoNothing();
}

export async function selectCellOfReference(db: Db, nameHash: Buffer): Promise<string | null> {
  const [row] = await db.select({ cell: reference.cell }).from(reference).where(eq(reference.nameHash, nameHash));
  return row?.cell ?? null;
}
