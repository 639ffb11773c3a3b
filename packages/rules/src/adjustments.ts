/** A correction of a balance by two people: one asks, another makes it happen or says no. */
export const adjustmentStatuses = ['pending', 'approved', 'rejected'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** A request is decided within this many business days. */
export const adjustmentBusinessDays = 1;
