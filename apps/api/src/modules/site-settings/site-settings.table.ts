import { sql } from 'drizzle-orm';
import { bigint, boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Which cell decides the settings of the site, as this cell knows it (docs/decisions/0083). A site with one cell has no row. It has at most
 * one row, and moves with the cell.
 */
export const siteSource = pgTable(
  'site_source',
  {
    id: boolean().primaryKey().default(true),
    /** The deciding cell. */
    source: text().notNull(),
    /** The name of this cell. */
    own: text().notNull(),
    /** Grows with each choice of a deciding cell. */
    term: bigint({ mode: 'bigint' }).notNull(),
    /** How far this cell has read the settings in the directory. */
    seq: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  },
  (t) => [check('site_source_once', sql`${t.id}`)],
);

/** The settings of this cell while it decides. Triggers write a new version in each transaction that changes one. */
export const settingPublication = pgTable('setting_publication', {
  name: text().primaryKey(),
  version: bigint({ mode: 'bigint' }).notNull(),
});

/** The settings that were read from the deciding cell. One is applied when its two pairs of numbers are equal. */
export const siteSetting = pgTable('site_setting', {
  name: text().primaryKey(),
  /** The cell that decided it. */
  cell: text().notNull(),
  term: bigint({ mode: 'bigint' }).notNull(),
  version: bigint({ mode: 'bigint' }).notNull(),
  value: jsonb().notNull(),
  appliedTerm: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  appliedVersion: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
});
