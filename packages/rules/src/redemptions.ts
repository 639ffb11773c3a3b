/** States of a redemption (decisions §8): rejected and returned give the Sweeps Coins back, forfeited does not. */
export const redemptionStatuses = [
  'awaiting_verification',
  'in_review',
  'approved',
  'processing',
  'paid',
  'rejected',
  'returned',
  'forfeited',
] as const;
