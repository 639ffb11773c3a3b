import { exclusionMatchStates, exclusionOccasions, foundVerdicts, markKinds, matchReasons } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** The account with the exclusion. */
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
