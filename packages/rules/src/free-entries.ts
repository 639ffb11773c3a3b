/** How a request for free Sweeps Coins reached us. */
export const entryMethods = ['online', 'mail'] as const;
export type EntryMethod = (typeof entryMethods)[number];

/**
 * Why staff reject an entry; the person reads it in their language. `other` is said in words that staff write, the rest may
 * have such words beside.
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

/** pending → approved → granted; or rejected; or expired while it was held for an account. */
export const entryStatuses = ['pending', 'approved', 'granted', 'rejected', 'expired'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Why the gate (gate.ts) would not grant an entry to its player now. */
export const freeEntryRefusals = [
  'account_suspended',
  'self_excluded',
  'exclusion_review',
  'cooling_off',
  'region_blocked',
  'email_unverified',
] as const;
export type FreeEntryRefusal = (typeof freeEntryRefusals)[number];
