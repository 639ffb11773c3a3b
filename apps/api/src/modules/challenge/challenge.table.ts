import type { JsonObject } from '@goldwren/game-engine';
import { aliasRemovalReasons, challengeGames } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** The challenge of each day of the product time zone. The first call of the day adds it, and it never changes. */
export const challengeDay = pgTable(
  'challenge_day',
  {
    day: date().primaryKey(),
    slug: text({ enum: challengeGames }).notNull(),
    mathsHash: text().notNull(),
    sealedSeed: bytea().notNull(),
    /** Published from the start of the day: SHA-256 of a prefix and the seed, in hex. */
    commitment: text().notNull(),
  },
  (t) => [oneOf(t.slug, challengeGames)],
);

/** A player's decisions in the challenge of a day. */
export const challengeEntry = pgTable(
  'challenge_entry',
  {
    playerId: playerId(),
    day: date()
      .notNull()
      .references(() => challengeDay.day),
    /** Identifies the entry on the leaderboard and in the ledger, so that the id of the player stays private. */
    id: uuid().notNull().unique(),
    /** When each decision was made. These moments count as play time. Only record_challenge_decision writes them. */
    decidedAt: instant().array().notNull().default([]),
    /** The decisions of each hand, oldest first. */
    hands: jsonb().$type<readonly (readonly JsonObject[])[]>().notNull().default([]),
    /** What the decisions of finished hands gave up, in hundredths of the stake of one hand. */
    givenUp: integer().notNull().default(0),
    finishedAt: instant(),
    alias: text(),
    /** The alias without regard to case. */
    aliasKey: text(),
    /** The alias that staff removed last, and why. */
    removedAlias: text(),
    removalReason: text({ enum: aliasRemovalReasons }),
    /** Every alias that staff removed, without regard to case. None of them can be set again. */
    removedAliasKeys: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.day] }),
    uniqueIndex('challenge_entry_alias').on(t.day, t.aliasKey),
    index('challenge_entry_ranks').on(t.day, t.givenUp).where(sql`${t.finishedAt} IS NOT NULL`),
    oneOf(t.removalReason, aliasRemovalReasons),
    check('challenge_entry_alias_not_removed', sql`${t.aliasKey} <> ALL (${t.removedAliasKeys})`),
    check('challenge_entry_given_up_not_negative', sql`${t.givenUp} >= 0`),
  ],
);
