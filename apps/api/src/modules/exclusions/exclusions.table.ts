import { exclusionMatchStates, exclusionOccasions, foundVerdicts, markKinds, matchReasons } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/**
 * Keyed hashes that identify the person behind an account. Two accounts of one person have marks in common.
 * Marks are only added. They are deleted with the account, or at the end of the exclusion of an excluded person.
 */
export const personMark = pgTable(
  'person_mark',
  {
    playerId: playerId(),
    kind: text({ enum: markKinds }).notNull(),
    /** A keyed hash. */
    value: bytea().notNull(),
    /** Name and birth date, encrypted, to compare similar names. Only for the kind `name`. */
    sealed: bytea(),
    /** Whether the player was ever excluded. It keeps the search at registration small. */
    excluded: boolean().notNull().default(false),
    markedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.kind, t.value] }),
    index('person_mark_value').on(t.value),
    index('person_mark_excluded').on(t.value).where(sql`${t.excluded}`),
    oneOf(t.kind, markKinds),
  ],
);

/** An account that may belong to a self-excluded person. Staff decide. */
export const exclusionMatch = pgTable(
  'exclusion_match',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    /** The account with the exclusion, which can be in another cell. */
    excludedPlayerId: uuid().notNull(),
    verdict: text({ enum: foundVerdicts }).notNull(),
    reasons: text({ enum: matchReasons }).array().notNull(),
    /** The mark of the compared name and birth date. After a change of name, the match is decided again. */
    nameMark: bytea().notNull(),
    occasion: text({ enum: exclusionOccasions }).notNull(),
    state: text({ enum: exclusionMatchStates }).notNull().default('open'),
    openedAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    /** The id of the staff member. */
    decidedBy: uuid(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('exclusion_match_once').on(t.playerId, t.excludedPlayerId, t.nameMark, t.reasons),
    index('exclusion_match_by_id').on(t.id),
    index('exclusion_match_queue').on(t.id).where(sql`${t.state} = 'open'`),
    oneOf(t.verdict, foundVerdicts),
    oneOf(t.occasion, exclusionOccasions),
    oneOf(t.state, exclusionMatchStates),
    check('exclusion_match_other', sql`${t.playerId} <> ${t.excludedPlayerId}`),
    check('exclusion_match_decided', sql`(${t.state} = 'open') = (${t.decidedAt} IS NULL)`),
    check('exclusion_match_decided_by', sql`(${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`),
  ],
);

/**
 * The excluded people of this cell whose data other cells need (docs/decisions/0081). Triggers write a new version in each transaction that
 * changes an exclusion or the marks of an excluded person. It is published when the two versions are equal.
 */
export const exclusionPublication = pgTable(
  'exclusion_publication',
  {
    playerId: playerId().primaryKey(),
    version: bigint({ mode: 'bigint' }).notNull(),
    publishedVersion: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** When the published exclusion ends, and must be withdrawn. */
    endsAt: instant(),
  },
  (t) => [
    index('exclusion_publication_waiting').on(t.playerId).where(sql`${t.version} <> ${t.publishedVersion}`),
    index('exclusion_publication_ending').on(t.endsAt).where(sql`${t.endsAt} IS NOT NULL`),
  ],
);

/** An excluded person of another cell. After the end of the exclusion, only the version stays, so that an older one changes nothing. */
export const foreignExclusion = pgTable(
  'foreign_exclusion',
  {
    /** The account with the exclusion, which is in the other cell. */
    excludedPlayerId: uuid().primaryKey(),
    cell: text().notNull(),
    version: bigint({ mode: 'bigint' }).notNull(),
    /** The start of the exclusion. Null after its end. */
    excludedAt: instant(),
    /** The end of its term; null: permanent. */
    excludedUntil: instant(),
    /** When it ends without another message; null: when the other cell says so. */
    endsAt: instant(),
    /** Whether the account has verified its address. */
    isVerified: boolean().notNull(),
  },
  (t) => [
    check(
      'foreign_exclusion_ended',
      sql`${t.excludedAt} IS NOT NULL OR num_nonnulls(${t.excludedUntil}, ${t.endsAt}) = 0`,
    ),
  ],
);

/** The marks of an excluded person of another cell, as in `person_mark`. */
export const foreignMark = pgTable(
  'foreign_mark',
  {
    excludedPlayerId: uuid().notNull(),
    kind: text({ enum: markKinds }).notNull(),
    value: bytea().notNull(),
    sealed: bytea(),
    markedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.excludedPlayerId, t.kind, t.value] }),
    index('foreign_mark_value').on(t.value),
    oneOf(t.kind, markKinds),
  ],
);

/** How far this cell has read the excluded people of the others. It has at most one row, and moves with the cell. */
export const foreignExclusionCursor = pgTable(
  'foreign_exclusion_cursor',
  {
    id: boolean().primaryKey().default(true),
    seq: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [check('foreign_exclusion_cursor_once', sql`${t.id}`)],
);
