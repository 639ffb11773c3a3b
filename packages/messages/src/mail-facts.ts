import type {
  AdjustmentDirection,
  Country,
  Currency,
  DocumentKind,
  DocumentRejection,
  EntryRejectionReason,
  PayoutMethod,
  RedemptionNeed,
  RedemptionReason,
} from '@goldwren/rules';

/** Why an entry was not approved: a region that takes none (null: one we cannot name), what staff wrote to the person, one of their reasons, or a self-exclusion. */
export type EntryRejection =
  | { readonly code: 'region'; readonly country: Country; readonly region: string | null }
  | { readonly code: 'written'; readonly text: string }
  /** Its person has excluded themselves from play; they get no mail about it. */
  | { readonly code: 'self_excluded' }
  /** `note`: what staff wrote beside. */
  | { readonly code: Exclude<EntryRejectionReason, 'other'>; readonly note: string | null };

/** A document that could not be accepted, and why. */
export interface RefusedDocument {
  readonly kind: DocumentKind;
  readonly reason: DocumentRejection;
}

/** Which prize request a mail is about; the amount in Sweeps Coins. */
interface OfRedemption {
  readonly firstName: string;
  readonly redemptionId: string;
  readonly amount: string;
  readonly method: PayoutMethod;
}

/** The mails of a ticket: whom it is from, and its reference. What a stranger typed is in none that they can cause. */
type SupportMailFacts =
  | {
      readonly template: 'support_received';
      readonly name: string;
      readonly reference: string;
      /** The thread on the site; null for whoever wrote signed out. */
      readonly ticketId: string | null;
    }
  | {
      readonly template: 'support_answered';
      readonly name: string;
      readonly reference: string;
      readonly subject: string;
      /** What staff wrote. */
      readonly answer: string;
      readonly ticketId: string | null;
    };

/** The mails of a prize request. `note`: what staff wrote to the player. `dueAt`: by when the next step is done. */
type RedemptionMailFacts =
  | (OfRedemption & {
      readonly template: 'redemption_requested';
      readonly needs: readonly RedemptionNeed[];
      readonly dueAt: string | null;
    })
  | (OfRedemption & {
      readonly template: 'redemption_moved';
      readonly status: 'in_review' | 'approved' | 'processing' | 'paid';
      readonly reason: RedemptionReason;
      readonly note: string | null;
      readonly dueAt: string | null;
      /** In US dollars; null until it is paid. */
      readonly paid: string | null;
      readonly withheld: string | null;
    })
  | (OfRedemption & {
      readonly template: 'redemption_ended';
      readonly status: 'rejected' | 'returned' | 'forfeited';
      readonly reason: RedemptionReason;
      readonly note: string | null;
      /** Sweeps Coins of the amount that paid what the player owed for reversed purchases; left out by older mails. */
      readonly debtPaid?: string | undefined;
    })
  | (OfRedemption & { readonly template: 'redemption_needs'; readonly need: RedemptionNeed })
  | (OfRedemption & {
      readonly template: 'redemption_reminder';
      /** Whose wish it is to be reminded. */
      readonly playerId: string;
      readonly needs: readonly RedemptionNeed[];
      readonly daysLeft: number;
    })
  | (OfRedemption & {
      readonly template: 'redemption_late';
      readonly reason: RedemptionReason;
      readonly note: string | null;
    });

/**
 * Every email of the product by template, with the facts from which its text is made when it is sent. Facts are stored as
 * JSON: amounts are wire strings (`"2000000.00"`), instants ISO 8601. Text that people typed appears only in the body.
 */
export type MailFacts =
  | RedemptionMailFacts
  | SupportMailFacts
  | {
      readonly template: 'welcome';
      readonly firstName: string;
      readonly gold: string;
      readonly sweeps: string;
      /** An account of the same mailbox has had the Sweeps Coins. */
      readonly hadBefore: boolean;
      /** Verifies the address. */
      readonly token: string;
    }
  | { readonly template: 'verify_email'; readonly firstName: string; readonly token: string }
  | { readonly template: 'reset_password'; readonly token: string }
  /** Signs in without the password, once and for some minutes. */
  | { readonly template: 'sign_in_link'; readonly token: string }
  /** Somebody tried to register with the recipient's email (docs/decisions/0007). At most one a day and recipient. */
  | { readonly template: 'registration_attempt' }
  | {
      readonly template: 'receipt';
      readonly firstName: string;
      readonly packageName: string;
      /** In US dollars. */
      readonly price: string;
      readonly gold: string;
      readonly sweeps: string;
      readonly orderId: string;
      readonly paidAt: string;
    }
  | {
      readonly template: 'free_entry_received';
      readonly fullName: string;
      readonly reference: string;
      readonly method: 'online' | 'mail';
    }
  | {
      readonly template: 'free_entry_approved';
      readonly fullName: string;
      readonly reference: string;
      readonly amount: string;
      /** What the coins still wait for: an account with this email, or its verified address. */
      readonly waitsFor: 'account' | 'verification' | null;
    }
  | {
      readonly template: 'free_entry_rejected';
      readonly fullName: string;
      readonly reference: string;
      readonly rejection: EntryRejection;
    }
  /** They have neither signed in nor played for long. */
  | {
      readonly template: 'sweeps_expiring';
      /** Whose wish it is to be reminded. */
      readonly playerId: string;
      readonly firstName: string;
      /** Sweeps Coins as they were when it was queued. */
      readonly amount: string;
      readonly expiresAt: string;
    }
  | {
      readonly template: 'sweeps_expired';
      readonly firstName: string;
      readonly amount: string;
    }
  | { readonly template: 'cool_off_started'; readonly firstName: string; readonly until: string }
  /** `until` null: for good. */
  /** Where the person lives; left out of mails that were queued before it was kept. */
  | {
      readonly template: 'self_excluded';
      readonly firstName: string;
      readonly until: string | null;
      readonly country?: Country;
      readonly region?: string | null;
    }
  /** Somebody who has excluded themselves tried to open another account. At most one a day and recipient. */
  | { readonly template: 'registration_refused' }
  /** `days`: for which it can be downloaded. */
  | {
      readonly template: 'data_export_ready';
      readonly firstName: string;
      readonly days: number;
      readonly expiresAt: string;
    }
  /** Its owner has deleted it. */
  | { readonly template: 'account_deleted'; readonly firstName: string; readonly erasesAt: string }
  /** What staff have done to the account. */
  | {
      readonly template: 'account_changed';
      readonly firstName: string;
      readonly change: 'suspended' | 'unsuspended' | 'closed' | 'redemption_restored' | 'second_factor_removed';
    }
  /** Their player has closed the account. */
  | { readonly template: 'account_closed'; readonly firstName: string }
  | { readonly template: 'password_changed'; readonly firstName: string; readonly at: string }
  /** A sign-in from a browser that the account has not seen; null where it did not say. */
  | {
      readonly template: 'new_device';
      readonly firstName: string;
      readonly browser: string | null;
      readonly system: string | null;
      readonly network: string | null;
      readonly at: string;
    }
  | { readonly template: 'second_factor_changed'; readonly firstName: string; readonly isOn: boolean }
  /** `left`: how many codes are still good. */
  | { readonly template: 'recovery_code_used'; readonly firstName: string; readonly left: number }
  | {
      readonly template: 'balance_adjusted';
      readonly firstName: string;
      readonly currency: Currency;
      readonly direction: AdjustmentDirection;
      readonly amount: string;
      /** After it. */
      readonly balance: string;
    }
  | { readonly template: 'identity_submitted'; readonly firstName: string; readonly dueBy: string }
  | { readonly template: 'identity_verified' | 'identity_delayed'; readonly firstName: string }
  | {
      readonly template: 'identity_rejected';
      readonly firstName: string;
      readonly documents: readonly RefusedDocument[];
      readonly ssnRefused: boolean;
      /** The reviewer's note, in addition to the reasons. */
      readonly note: string | null;
    };

/** The emails about login, in a file of their own. */
export type SecurityMails = Pick<
  MailLanguage['templates'],
  'account_closed' | 'password_changed' | 'new_device' | 'second_factor_changed' | 'recovery_code_used'
>;

/** The emails of a redemption, in a file of their own. */
export type RedemptionMails = Pick<MailLanguage['templates'], RedemptionMailFacts['template']>;

/** The emails of a support ticket, in a file of their own. */
export type SupportMails = Pick<MailLanguage['templates'], SupportMailFacts['template']>;

export type MailTemplateName = MailFacts['template'];
export type FactsOfMail<T extends MailTemplateName> = Extract<MailFacts, { template: T }>;

/** The pages to which an email links. */
export type MailPage =
  | 'login'
  | 'register'
  | 'contact'
  | 'dashboard'
  | 'account'
  | 'forgot'
  | 'free-entry'
  | 'order'
  | 'redeem'
  | 'ticket'
  | 'verify'
  | 'reset'
  | 'sign-in-link'
  | 'responsible-play'
  | 'privacy-center';

/** One part of an email. The renderer escapes plain text. */
export type MailBlock =
  | string
  /** Names and values, for a receipt. */
  | { readonly rows: readonly (readonly [name: string, value: string])[] }
  /** `id`: the order, ticket or token of the page. */
  | { readonly link: string; readonly page: MailPage; readonly id?: string };

export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** All emails in one language. */
export interface MailLanguage {
  readonly templates: { readonly [T in MailTemplateName]: (facts: FactsOfMail<T>) => MailText };
  /** Below every email: the signature and the legal line. */
  readonly signature: string;
  readonly legalLine: string;
  /** Between the name and the value of a row in plain text. */
  readonly colon: string;
  /** Below reminders: where to turn them off. */
  readonly reminderLink: MailBlock;
}

/** Renders the text of one email. */
export function writeMail(language: MailLanguage, facts: MailFacts): MailText {
  const write = language.templates[facts.template] as (facts: MailFacts) => MailText;
  return write(facts);
}
