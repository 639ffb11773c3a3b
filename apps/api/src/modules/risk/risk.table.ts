import {
  type RiskReason,
  risk,
  riskCaseStates,
  riskFactKinds,
  riskLinkKinds,
  riskOccasions,
  riskSignalIds,
  riskTopics,
} from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';

/** Browsers and networks of an account, as keyed hashes. All other facts for the signals are in tables of their modules. */
export const riskFact = pgTable(
  'risk_fact',
  {
    playerId: playerId(),
    kind: text({ enum: riskFactKinds }).notNull(),
    /** A keyed hash of the device cookie's id, or of the network. */
    value: bytea().notNull(),
    /** In the format of http/caller/browser-of.ts. Only for devices. */
    browser: text(),
    system: text(),
    firstSeenAt: instant().notNull().default(sql`now()`),
    lastSeenAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.kind, t.value] }),
    index('risk_fact_value').on(t.value),
    index('risk_fact_last_seen').on(t.lastSeenAt),
    oneOf(t.kind, riskFactKinds),
  ],
);

/** Accounts that wait for the job that assesses them. It deletes the row in the transaction that stores the score. */
export const riskDue = pgTable(
  'risk_due',
  {
    playerId: playerId().primaryKey(),
    occasion: text({ enum: riskOccasions }).notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('risk_due_at').on(t.at), oneOf(t.occasion, riskOccasions)],
);

/** Every score with its reasons. */
export const riskScore = pgTable(
  'risk_score',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    occasion: text({ enum: riskOccasions }).notNull(),
    version: integer().notNull(),
    score: integer().notNull(),
    reasons: jsonb().$type<readonly RiskReason[]>().notNull(),
    assessedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    index('risk_score_assessed').on(t.assessedAt),
    oneOf(t.occasion, riskOccasions),
    check('risk_score_range', sql`${t.score} BETWEEN 0 AND ${sql.raw(String(risk.top))}`),
  ],
);

/** The accounts that the latest assessment found to have something in common with this one. */
export const riskLink = pgTable(
  'risk_link',
  {
    playerId: playerId(),
    linkedPlayerId: uuid().notNull(),
    kinds: text({ enum: riskLinkKinds }).array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.linkedPlayerId] }),
    index('risk_link_linked').on(t.linkedPlayerId),
    check('risk_link_other', sql`${t.playerId} <> ${t.linkedPlayerId}`),
  ],
);

/** A score that staff look at. An account has at most one case that is not closed. */
export const riskCase = pgTable(
  'risk_case',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    score: integer().notNull(),
    signals: text({ enum: riskSignalIds }).array().notNull(),
    /** What the player may read about it. */
    topics: text({ enum: riskTopics }).array().notNull(),
    /** What the case is about. Names no other account: a linked one is a keyed hash. */
    facts: text().array().notNull(),
    state: text({ enum: riskCaseStates }).notNull().default('open'),
    openedAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    /** The id of the staff member. */
    decidedBy: uuid(),
    note: text(),
    ticketId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('risk_case_undecided').on(t.playerId).where(sql`${t.state} <> 'no_concern'`),
    index('risk_case_by_id').on(t.id),
    index('risk_case_score').on(t.score, t.id),
    index('risk_case_queue').on(t.id).where(sql`${t.state} = 'open'`),
    oneOf(t.state, riskCaseStates),
    check('risk_case_decided', sql`(${t.state} = 'open') = (${t.decidedAt} IS NULL)`),
    check('risk_case_decided_by', sql`(${t.decidedAt} IS NULL) = (${t.decidedBy} IS NULL)`),
  ],
);
