/** Payouts: what finance does after a redemption is approved. */

/** A failed payout keeps its state. The redemption goes back to approved and gets a new payout. */
export const payoutStates = ['processing', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Why the money did not arrive. */
export const payoutFailures = ['details_wrong', 'account_closed', 'refused_by_provider', 'sent_back', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/**
 * States of a payment through the API of a payout provider. `requested`: the provider has not confirmed that it has the payment.
 * `unclear`: the product cannot tell what happened, so staff settle the payout by hand.
 */
export const payoutTransferStates = ['requested', 'pending', 'paid', 'failed', 'unclear'] as const;
export type PayoutTransferState = (typeof payoutTransferStates)[number];

/** States in which only the provider decides what happens to the payout. */
export const openTransferStates = ['requested', 'pending'] as const satisfies readonly PayoutTransferState[];

/** Why a redemption is left out of its batch. */
export const payoutRefusals = [
  'not_found',
  'not_approved',
  /** A sanctions review. Staff without permission for those reviews see only this code. */
  'additional_review',
  'account_suspended',
  'redemption_suspended',
  'w9',
] as const;
export type PayoutRefusal = (typeof payoutRefusals)[number];

export const payoutTermsOfWork = {
  /** Maximum number of redemptions in one batch. */
  batchMax: 50,
  referenceMaxLength: 100,
  noteMaxLength: 500,
} as const;
