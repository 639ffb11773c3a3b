import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf } from '../../platform/columns.ts';

/** Rounds come first: once all of them are settled, no posting of play can follow. */
const archivedRecords = ['rounds', 'journal'] as const;

/**
 * Integers as text by group and name. The groups are the currencies of rounds (`gold`), and the currencies and kinds of
 * postings (`gold stake`).
 */
type Sums = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One file of an archived month: the rows after those of the part before, in the order of their key. Append-only. */
export const archivePart = pgTable(
  'archive_part',
  {
    /** The first day of the month (UTC). */
    month: date({ mode: 'string' }).notNull(),
    records: text({ enum: archivedRecords }).notNull(),
    /** 1, 2, 3, … */
    number: integer().notNull(),
    /** The encrypted file in the file store. */
    fileId: uuid().notNull().unique('archive_part_file_id_unique'),
    rows: integer().notNull(),
    /** The size of the compressed file. */
    bytes: integer().notNull(),
    /** SHA-256 of the compressed file. */
    sha256: bytea().notNull(),
    /** SHA-256 of the lines, which can be computed again from the database. */
    linesSha256: bytea().notNull(),
    /** The key of the first and the last row. Null in a part without rows. */
    firstKey: jsonb().$type<readonly string[]>(),
    lastKey: jsonb().$type<readonly string[]>(),
    sums: jsonb().$type<Sums>().notNull(),
    /** Whether the month has no more rows. */
    isLast: boolean().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.records, t.number] }),
    oneOf(t.records, archivedRecords),
    check(
      'archive_part_key_of_rows',
      sql`(${t.rows} = 0) = (${t.firstKey} IS NULL) AND (${t.rows} = 0) = (${t.lastKey} IS NULL)`,
    ),
    check('archive_part_hashes', sql`length(${t.sha256}) = 32 AND length(${t.linesSha256}) = 32`),
  ],
);

/** A complete archived month. Each manifest contains the hash of the one before. Append-only. */
export const archivedMonth = pgTable(
  'archived_month',
  {
    month: date({ mode: 'string' }).primaryKey(),
    /** The bytes that are hashed and signed. */
    manifest: text().notNull(),
    hash: bytea().notNull(),
    /** Ed25519, 64 bytes. */
    signature: bytea().notNull(),
    keyId: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [check('archived_month_hash', sql`${t.hash} = sha256(convert_to(${t.manifest}, 'UTF8'))`)],
);
