import type { RetainedForm, RetainedRecord, RetentionPeriod, RetentionReason } from '@goldwren/rules';
import { phrases } from './phrases.ts';

const untils = {
  account_erased: 'As long as the account exists',
  exclusion_ends: 'Until it ends',
  no_end: 'Without an end',
} satisfies Record<Extract<RetentionPeriod, { until: string }>['until'], string>;

/** The texts of the retention table. */
export const retentionMessages = {
  records: {
    profile: 'Your profile: name, email, phone, birth date, password',
    account_history: 'Your account: its number, state, year of birth, and its history',
    welcome_offer: 'Which mailbox received the welcome offer',
    sessions: 'Logins and the browsers they came from',
    mails: 'Emails that we sent you',
    data_exports: 'Files with your data that you requested',
    unsent_documents: 'Documents that you uploaded and did not submit',
    identity_documents: 'Identity documents',
    identity_reviews: 'Decisions about your identity',
    support_messages: 'Messages to support',
    free_entries: 'Free entries',
    journal_and_rounds: 'Every movement of coins, and every round',
    orders: 'Orders',
    redemptions_and_payouts: 'Redemptions and payouts',
    tax_forms: 'Tax forms',
    limits_and_consents: 'Your limits, and which terms you accepted',
    self_exclusion: 'A self-exclusion',
    exclusion_marks:
      'Data that recognizes a self-excluded person: name and birth date, encrypted; codes of email, phone, address, document and payment',
    sanctions_matches: 'Comparisons with sanctions lists',
    risk_facts: 'Which browsers and networks used your account, as codes that can only be compared',
    risk_scores: 'Checks for several accounts of one person, and for play by programs',
    staff_actions: 'Actions and views of our staff',
  } satisfies Record<RetainedRecord, string> as Record<RetainedRecord, string>,
  forms: {
    nothing: 'Deleted',
    pseudonymised: 'Kept under a number, without your name',
    keyed_hash: 'Kept as a code that can only be compared',
    encrypted: 'Deleted; after a self-exclusion kept encrypted, only to compare',
    whole: 'Kept, as the law requires',
  } satisfies Record<RetainedForm, string> as Record<RetainedForm, string>,
  reasons: {
    runs_the_account: 'To run your account',
    security: 'To protect it',
    once_per_person: 'To give an offer once',
    answers_questions: 'To answer your questions',
    identity_check: 'To know who gets a prize',
    accounting_law: 'Accounting law',
    tax_law: 'Tax law',
    sweepstakes_law: 'Sweepstakes law',
    sanctions_law: 'Sanctions law',
    responsible_play: 'To apply an exclusion',
    one_account: 'One account for each person',
    legal_claims: 'To answer legal claims',
  } satisfies Record<RetentionReason, string> as Record<RetentionReason, string>,
  period: (period: RetentionPeriod): string => {
    if ('days' in period) return phrases.days(period.days);
    if ('years' in period) return phrases.years(period.years);
    return untils[period.until];
  },
};
