import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { bytea, hundredths, instant, playerId } from '../../platform/columns.ts';

/** The published total of a day of the product time zone. It stays. docs/games/liabilities.md describes the tree. */
export const liabilitiesDay = pgTable(
  'liabilities_day',
  {
    day: date().primaryKey(),
    /** The time of the snapshot. */
    at: instant().notNull(),
    root: bytea().notNull(),
    sum: hundredths().notNull(),
    leaves: integer().notNull(),
    /** Derives the secret of each player. Sealed and bound to the day. */
    sealedKey: bytea().notNull(),
  },
  (t) => [check('liabilities_day_root', sql`length(${t.root}) = 32 AND ${t.sum} >= 0 AND ${t.leaves} >= 0`)],
);

/** The balance of a player in the tree of a day, and where its pieces are. Deleted after a week. */
export const liabilitiesPlayer = pgTable(
  'liabilities_player',
  {
    playerId: playerId(),
    day: date().notNull(),
    wallet: hundredths().notNull(),
    escrow: hundredths().notNull(),
    /** The `seq` of the last journal row that the balance contains. */
    entry: bigint({ mode: 'bigint' }).notNull(),
    /** Each piece in twelve bytes: the number of its leaf in four, and its amount in eight, big-endian. */
    pieces: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.day] }),
    check('liabilities_player_not_negative', sql`${t.wallet} >= 0 AND ${t.escrow} >= 0`),
  ],
);

/** The nodes of levels 0, 8 and 16 of the tree of a day, 256 in a row. Deleted after a week. */
export const liabilitiesTile = pgTable(
  'liabilities_tile',
  {
    day: date().notNull(),
    level: smallint().notNull(),
    index: integer().notNull(),
    nodes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.level, t.index] })],
);
