import type { RetainedForm, RetainedRecord, RetentionPeriod, RetentionReason } from '@goldwren/rules';
import { phrases } from './phrases.ts';

const untils = {
  account_erased: 'As long as the account',
  exclusion_ends: 'Until it ends',
  no_end: 'Without an end',
} satisfies Record<Extract<RetentionPeriod, { until: string }>['until'], string>;

/** The table of what is kept, in words. */
export const retentionMessages = {
  records: {
    profile: 'Your profile: name, email, phone, day of birth, password',
    account_history: 'Your account: its number, state, year of birth, and what happened to it',
    welcome_offer: 'Which mailbox had the welcome offer',
    sessions: 'Logins and the browsers they came from',
    mails: 'Mails that we sent you',
    data_exports: 'Files with your data that you asked for',
    unsent_documents: 'Documents that you uploaded and did not submit',
    identity_documents: 'Documents of your identity',
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
      'What recognises a person who has excluded themselves: name and birth date, encrypted; codes of email, phone, address, document and payment',
    sanctions_matches: 'Comparisons with sanctions lists',
    staff_actions: 'What our staff did and looked at',
  } satisfies Record<RetainedRecord, string> as Record<RetainedRecord, string>,
  forms: {
    nothing: 'Deleted',
    pseudonymised: 'Kept under a number, without your name',
    keyed_hash: 'Kept as a code that can only be compared',
    encrypted: 'Deleted; after a self-exclusion kept encrypted, only to compare',
    whole: 'Kept, as the law asks',
  } satisfies Record<RetainedForm, string> as Record<RetainedForm, string>,
  reasons: {
    runs_the_account: 'To run your account',
    security: 'To protect it',
    once_per_person: 'To give an offer once',
    answers_questions: 'To answer your questions',
    identity_check: 'To know who gets a prize',
    accounting_law: 'Law of accounting',
    tax_law: 'Tax law',
    sweepstakes_law: 'Law of sweepstakes',
    sanctions_law: 'Law of sanctions',
    responsible_play: 'To keep an exclusion',
    legal_claims: 'To answer legal claims',
  } satisfies Record<RetentionReason, string> as Record<RetentionReason, string>,
  period: (period: RetentionPeriod): string => {
    if ('days' in period) return phrases.days(period.days);
    if ('years' in period) return phrases.years(period.years);
    return untils[period.until];
  },
};
