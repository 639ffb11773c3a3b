/** How far the check of a player's identity has come. */
export const identityStatuses = ['none', 'submitted', 'verified', 'rejected'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];
