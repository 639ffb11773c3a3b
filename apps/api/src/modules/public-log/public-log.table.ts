import { publicLogKinds } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf } from '../../platform/columns.ts';

/**
 * The entries of the public log: first as a queue, then with their position. Append-only by trigger, which allows only one
 * change: the sequencer sets the position and the published bytes, and removes the body.
 */
export const logEntry = pgTable(
  'log_entry',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: publicLogKinds }).notNull(),
    /** What the entry is made of. It is not public and may name a session. Null once the entry has its bytes. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Set for facts that are logged once, such as a key. A second entry with the same text is not queued. */
    onceKey: text().unique('log_entry_once_key_unique'),
    queuedAt: instant().notNull().default(sql`now()`),
    /** 0, 1, 2, … without gaps: the index of the leaf. Null while the entry waits. */
    position: bigint({ mode: 'number' }).unique(),
    /** The bytes of the leaf. */
    entry: bytea(),
  },
  (t) => [
    oneOf(t.kind, publicLogKinds),
    check(
      'log_entry_whole',
      sql`(${t.position} IS NULL) = (${t.entry} IS NULL) AND (${t.position} IS NULL) = (${t.body} IS NOT NULL)`,
    ),
    check('log_entry_fits_bundle', sql`octet_length(${t.entry}) <= 65535`),
    index('log_entry_waiting').on(t.id).where(sql`${t.position} IS NULL`),
    index('log_entry_ledger').on(t.position).where(sql`${t.kind} = 'ledger_checkpoint'`),
  ],
);

/** The newest checkpoint of the public log. It never goes back. */
export const logHead = pgTable(
  'log_head',
  {
    only: boolean().primaryKey().default(true),
    size: bigint({ mode: 'number' }).notNull(),
    root: bytea().notNull(),
    /** The checkpoint with the signature of the log. Null before the first one. */
    note: text(),
    /** What anyone can read: a checkpoint with the signatures of the witnesses. Its size is at most `size`. */
    published: text(),
    publishedSize: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('log_head_only', sql`${t.only}`),
    check('log_head_published_within', sql`${t.publishedSize} <= ${t.size}`),
  ],
);
