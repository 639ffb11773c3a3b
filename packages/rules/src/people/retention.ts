/**
 * What is stored about a player, in which form, how long and why. The erasure of an account (modules/privacy)
 * and the clean-up of old records follow this table, and the privacy page prints it. It comes from the
 * product's decisions and is not legal advice.
 */

import { session } from '../constants.ts';
import { risk } from './risk.ts';

/** Deadlines for personal data. */
export const privacy = {
  /** When the owner deletes an account, it closes immediately. Personal data are erased after this many days. */
  erasureAfterDays: 30,
  /** How long a finished export can be downloaded. */
  exportLinkDays: 7,
  /** CCPA and PIPEDA deadline for an answer. The product answers immediately with a file. */
  answerWithinDays: 30,
  /** Deadline for the notice of a data breach. */
  breachNoticeHours: 72,
} as const;

/** Kinds of records. */
export const retainedRecords = [
  'profile',
  'account_history',
  'welcome_offer',
  'sessions',
  'mails',
  'data_exports',
  'unsent_documents',
  'identity_documents',
  'identity_reviews',
  'support_messages',
  'free_entries',
  'journal_and_rounds',
  'orders',
  'redemptions_and_payouts',
  'tax_forms',
  'limits_and_consents',
  'self_exclusion',
  'exclusion_marks',
  'sanctions_matches',
  'risk_facts',
  'risk_scores',
  'staff_actions',
] as const;
export type RetainedRecord = (typeof retainedRecords)[number];

/**
 * What remains of a record after its account is erased.
 * `nothing`: deleted. `pseudonymised`: under the account's number, without anything that identifies its owner.
 * `keyed_hash`: not readable, and computable only with the operator's key; it can only be compared.
 * `encrypted`: readable only with the operator's key, by the program that compares. `whole`: with the person's
 * name, as the law requires.
 */
export const retainedForms = ['nothing', 'pseudonymised', 'keyed_hash', 'encrypted', 'whole'] as const;
export type RetainedForm = (typeof retainedForms)[number];

/** Why a record is stored for its period. */
export const retentionReasons = [
  'runs_the_account',
  'security',
  'once_per_person',
  'answers_questions',
  'identity_check',
  'accounting_law',
  'tax_law',
  'sweepstakes_law',
  'sanctions_law',
  'responsible_play',
  'one_account',
  'legal_claims',
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/**
 * `until`: what ends the period, if it is not a number of days or years. `no_end`: the database refuses to
 * delete the record, or the ledger would no longer balance. So it is stored in a form that identifies no one
 * (decision 0023).
 */
export type RetentionPeriod =
  | { readonly days: number }
  | { readonly years: number }
  | { readonly until: 'account_erased' | 'exclusion_ends' | 'no_end' };

export interface RetentionRule {
  readonly record: RetainedRecord;
  /** For an existing account. Days and years count from the record itself. */
  readonly kept: RetentionPeriod;
  /** What remains after the account is erased. */
  readonly afterErasure: RetainedForm;
  /** How long that is stored, counted from the record itself. Null if nothing remains. */
  readonly keptAfterErasure: RetentionPeriod | null;
  readonly reason: RetentionReason;
}

const erased = { afterErasure: 'nothing', keptAfterErasure: null } as const;
const account = { kept: { until: 'account_erased' } } as const;
const pseudonymised = {
  ...account,
  afterErasure: 'pseudonymised',
  keptAfterErasure: { until: 'no_end' },
} as const;

function whole(years: number) {
  return { ...account, afterErasure: 'whole', keptAfterErasure: { years } } as const;
}

export const retention = [
  { record: 'profile', ...account, ...erased, reason: 'runs_the_account' },
  { record: 'account_history', ...pseudonymised, reason: 'legal_claims' },
  {
    record: 'welcome_offer',
    ...account,
    afterErasure: 'keyed_hash',
    keptAfterErasure: { until: 'no_end' },
    reason: 'once_per_person',
  },
  { record: 'sessions', kept: { days: session.absoluteDays }, ...erased, reason: 'security' },
  // Long enough to answer "I never received it". The texts contain names.
  { record: 'mails', kept: { days: 90 }, ...erased, reason: 'answers_questions' },
  { record: 'data_exports', kept: { days: privacy.exportLinkDays }, ...erased, reason: 'runs_the_account' },
  // Uploaded, but no review was requested. Such documents are not needed.
  { record: 'unsent_documents', kept: { days: 30 }, ...erased, reason: 'identity_check' },
  { record: 'identity_documents', ...account, ...erased, reason: 'identity_check' },
  { record: 'identity_reviews', ...pseudonymised, reason: 'identity_check' },
  { record: 'support_messages', ...account, ...erased, reason: 'answers_questions' },
  { record: 'free_entries', ...pseudonymised, reason: 'sweepstakes_law' },
  { record: 'journal_and_rounds', ...pseudonymised, reason: 'accounting_law' },
  { record: 'orders', ...pseudonymised, reason: 'accounting_law' },
  { record: 'redemptions_and_payouts', ...pseudonymised, reason: 'accounting_law' },
  // As long as the law requires accounting books and their evidence.
  { record: 'tax_forms', ...whole(7), reason: 'tax_law' },
  { record: 'limits_and_consents', ...pseudonymised, reason: 'legal_claims' },
  {
    record: 'self_exclusion',
    kept: { until: 'exclusion_ends' },
    afterErasure: 'keyed_hash',
    keptAfterErasure: { until: 'exclusion_ends' },
    reason: 'responsible_play',
  },
  // Hashes cannot find similar names. So the name and birth date of an excluded person stay encrypted
  // (person_mark).
  {
    record: 'exclusion_marks',
    ...account,
    afterErasure: 'encrypted',
    keptAfterErasure: { until: 'exclusion_ends' },
    reason: 'responsible_play',
  },
  { record: 'sanctions_matches', ...whole(10), reason: 'sanctions_law' },
  // Counted from the day on which the browser or network was last seen.
  { record: 'risk_facts', kept: { days: risk.factDays }, ...erased, reason: 'one_account' },
  { record: 'risk_scores', kept: { days: risk.scoreDays }, ...erased, reason: 'one_account' },
  { record: 'staff_actions', ...pseudonymised, reason: 'legal_claims' },
] as const satisfies readonly RetentionRule[];

type RuleOf<P> = Extract<(typeof retention)[number], P>['record'];

export function retentionOf(record: RetainedRecord): RetentionRule {
  const rule = retention.find((one) => one.record === record);
  if (!rule) throw new Error(`no retention rule for ${record}`);
  return rule;
}

/** Returns how many days a record of an existing account is stored. Only for periods in days. */
export function retentionDaysOf(record: RuleOf<{ kept: { days: number } }>): number {
  const { kept } = retentionOf(record);
  if (!('days' in kept)) throw new Error(`no days for ${record}`);
  return kept.days;
}

/**
 * Returns how many years a record is stored after its account is erased, counted from the record itself. Only
 * for periods in years.
 */
export function retentionYearsAfterErasureOf(record: RuleOf<{ keptAfterErasure: { years: number } }>): number {
  const { keptAfterErasure: kept } = retentionOf(record);
  if (kept === null || !('years' in kept)) throw new Error(`no years for ${record}`);
  return kept.years;
}
