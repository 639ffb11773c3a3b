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
