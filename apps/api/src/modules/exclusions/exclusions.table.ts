import { exclusionMatchStates, exclusionOccasions, foundVerdicts, markKinds, matchReasons } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/**
 * What identifies the person behind an account, as keyed hashes: two accounts of one person have marks in common. They are
 * only added to. They go with the account, those of an excluded person with the end of the exclusion.
 */
export const personMark = pgTable(
  'person_mark',
  {
    playerId: playerId(),
    kind: text({ enum: markKinds }).notNull(),
    /** A keyed hash. */
    value: bytea().notNull(),
    /** Name and birth date, encrypted, for comparing names that are alike. Of the kind `name` alone. */
    sealed: bytea(),
    /** Has the player ever excluded themselves? Keeps the search at every registration short. */
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

/** An account that may belong to a person who has excluded themselves, for a member of staff to decide. */
export const exclusionMatch = pgTable(
  'exclusion_match',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    /** The account with the exclusion. */
    excludedPlayerId: uuid().notNull(),
    verdict: text({ enum: foundVerdicts }).notNull(),
    reasons: text({ enum: matchReasons }).array().notNull(),
    /** The mark of the name and birth date that were compared: after a change of name the match is decided again. */
    nameMark: bytea().notNull(),
    occasion: text({ enum: exclusionOccasions }).notNull(),
    state: text({ enum: exclusionMatchStates }).notNull().default('open'),
    openedAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    /** Of the staff. */
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
