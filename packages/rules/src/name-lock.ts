import type { IdentityStatus } from './identity.ts';

/** Why a player can no longer change their name: `identity` was checked under it, or `sweeps` were moved under it. */
export const nameLocks = ['identity', 'sweeps'] as const;
export type NameLock = (typeof nameLocks)[number];

/**
 * May a player still correct a typing error in their name? From the first Sweeps Coins stake, credit or redemption on, and
 * from the first identity check on, support changes it. The Sweeps Coins of the welcome offer arrive with the
 * registration, so they lock nothing.
 * @param sweepsMoved Has any Sweeps Coins movement other than the welcome offer happened?
 */
export function nameLock(player: {
  readonly identityStatus: IdentityStatus;
  readonly sweepsMoved: boolean;
}): NameLock | null {
  if (player.identityStatus !== 'none') return 'identity';
  return player.sweepsMoved ? 'sweeps' : null;
}
