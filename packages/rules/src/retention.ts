/**
 * What is stored of a player, in which form, how long and why. The erasure of an account
 * (modules/privacy) and the clean-up of old records obey this table, and the privacy page prints it. Built from the
 * product's decisions, and no legal advice.
 */

import { session } from './constants.ts';

/** Deadlines about personal data. */
export const privacy = {
  /** An account is closed at once when its owner deletes it; what is personal goes so long after. */
  erasureAfterDays: 30,
  /** How long a finished export can be downloaded. */
  exportLinkDays: 7,
  /** CCPA, PIPEDA: a request is answered within. Ours is, at once, by a file. */
  answerWithinDays: 30,
  /** Notice of a breach. */
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
  'staff_actions',
] as const;
export type RetainedRecord = (typeof retainedRecords)[number];

/**
 * What stays of a record when its account is erased. `nothing`: deleted. `pseudonymised`: under the account's number, without
 * anything that says whose that was. `keyed_hash`: neither readable nor computable without our key, only comparable.
 * `encrypted`: readable with our key
 * alone, by the program that compares. `whole`: the law asks for it with the person's name.
 */
export const retainedForms = ['nothing', 'pseudonymised', 'keyed_hash', 'encrypted', 'whole'] as const;
export type RetainedForm = (typeof retainedForms)[number];

/** Why it is kept as long as it is. */
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
  'legal_claims',
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/**
 * `until`: what the time is counted to, where no number of days or years says it. `no_end`: the database itself refuses to
 * delete it, or the books would no longer add up; so it is kept in a form in which it is about nobody (decision 0023).
 */
export type RetentionPeriod =
  | { readonly days: number }
  | { readonly years: number }
  | { readonly until: 'account_erased' | 'exclusion_ends' | 'no_end' };

export interface RetentionRule {
  readonly record: RetainedRecord;
  /** Of an account that exists; days and years count from the record itself. */
  readonly kept: RetentionPeriod;
  /** What is left at the erasure of the account. */
  readonly afterErasure: RetainedForm;
  /** How long that is kept, from the record itself; null: nothing is. */
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
  // Long enough to answer 'I never got it'; the texts hold names.
  { record: 'mails', kept: { days: 90 }, ...erased, reason: 'answers_questions' },
  { record: 'data_exports', kept: { days: privacy.exportLinkDays }, ...erased, reason: 'runs_the_account' },
  // Sent, and no review asked for: what nobody needs is not kept.
  { record: 'unsent_documents', kept: { days: 30 }, ...erased, reason: 'identity_check' },
  { record: 'identity_documents', ...account, ...erased, reason: 'identity_check' },
  { record: 'identity_reviews', ...pseudonymised, reason: 'identity_check' },
  { record: 'support_messages', ...account, ...erased, reason: 'answers_questions' },
  { record: 'free_entries', ...pseudonymised, reason: 'sweepstakes_law' },
  { record: 'journal_and_rounds', ...pseudonymised, reason: 'accounting_law' },
  { record: 'orders', ...pseudonymised, reason: 'accounting_law' },
  { record: 'redemptions_and_payouts', ...pseudonymised, reason: 'accounting_law' },
  // As long as books of account, and what proves them, are asked for.
  { record: 'tax_forms', ...whole(7), reason: 'tax_law' },
  { record: 'limits_and_consents', ...pseudonymised, reason: 'legal_claims' },
  {
    record: 'self_exclusion',
    kept: { until: 'exclusion_ends' },
    afterErasure: 'keyed_hash',
    keptAfterErasure: { until: 'exclusion_ends' },
    reason: 'responsible_play',
  },
  // Names that are alike cannot be found by hashes: the name and birth date of an excluded person stay encrypted (person_mark).
  {
    record: 'exclusion_marks',
    ...account,
    afterErasure: 'encrypted',
    keptAfterErasure: { until: 'exclusion_ends' },
    reason: 'responsible_play',
  },
  { record: 'sanctions_matches', ...whole(10), reason: 'sanctions_law' },
  { record: 'staff_actions', ...pseudonymised, reason: 'legal_claims' },
] as const satisfies readonly RetentionRule[];

type RuleOf<P> = Extract<(typeof retention)[number], P>['record'];

export function retentionOf(record: RetainedRecord): RetentionRule {
  const rule = retention.find((one) => one.record === record);
  if (!rule) throw new Error(`no retention rule for ${record}`);
  return rule;
}

/** How long a record is kept while its account exists, where a number of days says it. */
export function keptDaysOf(record: RuleOf<{ kept: { days: number } }>): number {
  const { kept } = retentionOf(record);
  if (!('days' in kept)) throw new Error(`no days for ${record}`);
  return kept.days;
}

/** How long it is kept once its account is erased, from the record itself, where a number of years says it. */
export function keptYearsAfterErasureOf(record: RuleOf<{ keptAfterErasure: { years: number } }>): number {
  const { keptAfterErasure: kept } = retentionOf(record);
  if (kept === null || !('years' in kept)) throw new Error(`no years for ${record}`);
  return kept.years;
}
