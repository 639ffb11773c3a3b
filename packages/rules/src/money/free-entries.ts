import { brand } from '../constants.ts';

/** The free way to get Sweeps Coins. */
export const freeEntry = {
  grantHundredths: 500n,
  /** How long an approved entry waits for an account with its email address. */
  heldDays: 60,
  /** Business days within which online requests are reviewed. */
  reviewBusinessDays: { from: 1, to: 3 },
  mailInBusinessDays: { from: 7, to: 10 },
  fullNameMaxLength: 120,
  addressMaxLength: 300,
} as const;

/**
 * CONFIGURATION: the postal address for mail-in cards, one entry per line. The operator must enter their own
 * postal box before the site opens. This box is a placeholder.
 */
export const mailInAddress = [`${brand.name} Free Entry`, 'PO Box 0000', 'Dover, DE 19900', 'United States'] as const;

/** Size of the card of a mail-in entry, in inches. */
export const mailInCard = '3x5';

/** How a request for free Sweeps Coins arrived. */
export const entryMethods = ['online', 'mail'] as const;
export type EntryMethod = (typeof entryMethods)[number];

/**
 * Why staff rejected an entry. The person reads the reason in their language. `other` requires a note from
 * staff; the other reasons may have one, too.
 */
export const entryRejectionReasons = [
  'duplicate',
  'details_false',
  'address_unusable',
  'card_unreadable',
  'card_not_as_asked',
  'other',
] as const;
export type EntryRejectionReason = (typeof entryRejectionReasons)[number];

/** pending → approved → granted. Or rejected. Or expired while it was waiting for an account. */
export const entryStatuses = ['pending', 'approved', 'granted', 'rejected', 'expired'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Why the eligibility check (eligibility.ts) currently prevents an entry from being granted to its player. */
export const freeEntryRefusals = [
  'account_suspended',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
  'region_blocked',
  'email_unverified',
] as const;
export type FreeEntryRefusal = (typeof freeEntryRefusals)[number];
