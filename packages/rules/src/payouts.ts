/** Handing prizes out: what finance does once a redemption is approved. */

/** A failed payout stays as it is; the redemption is approved again and gets a new one. */
export const payoutStates = ['processing', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why money did not arrive. */
export const payoutFailures = ['details_wrong', 'account_closed', 'refused_by_provider', 'sent_back', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** Why a redemption is not handed out with the rest of its batch. */
export const payoutRefusals = [
  'not_found',
  'not_approved',
  /** A sanctions review; whoever may not see those reads no more than this. */
  'additional_review',
  'account_suspended',
  'redemption_suspended',
  'w9',
] as const;
export type PayoutRefusal = (typeof payoutRefusals)[number];

export const payoutTermsOfWork = {
  /** Redemptions of one batch. */
  batchMax: 50,
  referenceMaxLength: 100,
  noteMaxLength: 500,
} as const;
