import type {
  AdjustmentDirection,
  Country,
  Currency,
  DocumentKind,
  DocumentRejection,
  EntryRejectionReason,
  LimitKind,
  LimitPeriod,
} from '@goldwren/rules';
import type { RedemptionMailFacts } from './redemption-mail-facts.ts';

/**
 * Why an entry was rejected: a region without free entries (null: unsupported), a note from staff, a reason
 * from the list, or a self-exclusion.
 */
export type EntryRejection =
  | { readonly code: 'region'; readonly country: Country; readonly region: string | null }
  | { readonly code: 'written'; readonly text: string }
  /** The person has excluded themselves, so they get no email about it. */
  | { readonly code: 'self_excluded' }
  /** `note`: an additional note from staff. */
  | { readonly code: Exclude<EntryRejectionReason, 'other'>; readonly note: string | null };

/** A rejected document and the reason. */
export interface RefusedDocument {
  readonly kind: DocumentKind;
  readonly reason: DocumentRejection;
}

interface OfTicket {
  readonly name: string;
  readonly reference: string;
  /** The thread on the site. Null for a sender who was signed out. */
  readonly ticketId: string | null;
}

/**
 * The emails of a ticket: its sender and its reference. Emails that a stranger can trigger never contain typed
 * text. `answer` and `message`: what staff wrote.
 */
type SupportMailFacts =
  | (OfTicket & { readonly template: 'support_received' })
  | (OfTicket & { readonly template: 'support_answered'; readonly subject: string; readonly answer: string })
  | (OfTicket & { readonly template: 'support_started'; readonly message: string });

/**
 * All emails of the product by template, with the facts for their text. The text is made when the email is
 * sent. Facts are stored as JSON: amounts are wire strings (`"2000000.00"`), instants are ISO 8601. Text that
 * people typed appears only in the body.
 */
export type MailFacts =
  | RedemptionMailFacts
  | SupportMailFacts
  | {
      readonly template: 'welcome';
      readonly firstName: string;
      readonly gold: string;
      readonly sweeps: string;
      /** True if another account of the same mailbox already received the Sweeps Coins. */
      readonly hadBefore: boolean;
      /** The token of the link that verifies the address. */
      readonly token: string;
    }
  | { readonly template: 'verify_email'; readonly firstName: string; readonly token: string }
  | { readonly template: 'reset_password'; readonly token: string }
  /** Signs in once without the password. Valid for some minutes. */
  | { readonly template: 'sign_in_link'; readonly token: string }
  /**
   * Someone tried to register with the recipient's email (docs/decisions/0007). At most one email a day per
   * recipient.
   */
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
      /** What the coins wait for: an account with this email, or the verification of its address. */
      readonly waitsFor: 'account' | 'verification' | null;
    }
  | {
      readonly template: 'free_entry_rejected';
      readonly fullName: string;
      readonly reference: string;
      readonly rejection: EntryRejection;
    }
  /** The player has neither signed in nor played for a long time. */
  | {
      readonly template: 'sweeps_expiring';
      /** The player whose preference for reminders applies. */
      readonly playerId: string;
      readonly firstName: string;
      /** Balance of Sweeps Coins when the email was queued. */
      readonly amount: string;
      readonly expiresAt: string;
    }
  | {
      readonly template: 'sweeps_expired';
      readonly firstName: string;
      readonly amount: string;
    }
  /** `by`: `support` if support set it at the player's request. Missing in older emails. */
  | {
      readonly template: 'cool_off_started';
      readonly firstName: string;
      readonly until: string;
      readonly by?: 'player' | 'support';
    }
  | {
      readonly template: 'limits_set_by_support';
      readonly firstName: string;
      /** Amounts are decimal strings, or minutes for play time. */
      readonly limits: readonly { readonly kind: LimitKind; readonly period: LimitPeriod; readonly amount: string }[];
    }
  /**
   * `until` is null for a permanent exclusion. The region is missing in emails that were queued before it was
   * stored.
   */
  | {
      readonly template: 'self_excluded';
      readonly firstName: string;
      readonly until: string | null;
      readonly country?: Country;
      readonly region?: string | null;
      readonly by?: 'player' | 'support';
    }
  /** A self-excluded person tried to open another account. At most one email a day per recipient. */
  | { readonly template: 'registration_refused' }
  /** `days`: how long the file can be downloaded. */
  | {
      readonly template: 'data_export_ready';
      readonly firstName: string;
      readonly days: number;
      readonly expiresAt: string;
    }
  /** The owner has deleted the account. */
  | { readonly template: 'account_deleted'; readonly firstName: string; readonly erasesAt: string }
  /** What staff did to the account. */
  | {
      readonly template: 'account_changed';
      readonly firstName: string;
      readonly change: 'suspended' | 'unsuspended' | 'closed' | 'redemption_restored' | 'second_factor_removed';
    }
  /** The player has closed the account. */
  | { readonly template: 'account_closed'; readonly firstName: string }
  | { readonly template: 'password_changed'; readonly firstName: string; readonly at: string }
  /** A sign-in from a browser that is new for the account. Null if the browser did not report its kind. */
  | {
      readonly template: 'new_device';
      readonly firstName: string;
      readonly browser: string | null;
      readonly system: string | null;
      readonly network: string | null;
      readonly at: string;
    }
  | { readonly template: 'second_factor_changed'; readonly firstName: string; readonly isOn: boolean }
  /** `left`: number of unused codes. */
  | { readonly template: 'recovery_code_used'; readonly firstName: string; readonly left: number }
  | {
      readonly template: 'balance_adjusted';
      readonly firstName: string;
      readonly currency: Currency;
      readonly direction: AdjustmentDirection;
      readonly amount: string;
      /** The balance after the change. */
      readonly balance: string;
    }
  /** For a staff member: the link that sets the second factor, and the password of an invited person. */
  | {
      readonly template: 'staff_set_up';
      readonly name: string;
      /** True for an invitation. */
      readonly isNew: boolean;
      readonly token: string;
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

/** The emails about login, which are in a separate file. */
export type SecurityMails = Pick<
  MailLanguage['templates'],
  'account_closed' | 'password_changed' | 'new_device' | 'second_factor_changed' | 'recovery_code_used'
>;

/** The emails of a redemption, which are in a separate file. */
export type RedemptionMails = Pick<MailLanguage['templates'], RedemptionMailFacts['template']>;

/** The emails of a support ticket, which are in a separate file. */
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
  | 'staff-set-up'
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
