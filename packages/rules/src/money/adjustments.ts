/** A balance adjustment needs two staff members: one requests it, another approves or rejects it. */
export const adjustmentStatuses = ['pending', 'approved', 'rejected'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** Business days within which a request must be decided. */
export const adjustmentBusinessDays = 1;
