/** How a request for free Sweeps Coins reached us. */
export const entryMethods = ['online', 'mail'] as const;
export type EntryMethod = (typeof entryMethods)[number];

/** pending → approved → granted; or rejected; or expired while it was held for an account. */
export const entryStatuses = ['pending', 'approved', 'granted', 'rejected', 'expired'] as const;
export type EntryStatus = (typeof entryStatuses)[number];
