import type { IdentityStatus } from './identity.ts';

/**
 * Why a player can no longer change their name. `identity`: an identity check used it. `sweeps`: Sweeps Coins
 * moved under it.
 */
export const nameLocks = ['identity', 'sweeps'] as const;
export type NameLock = (typeof nameLocks)[number];

/**
 * Returns why a player can no longer correct their name, or null if they can. After the first stake, credit or
 * redemption of Sweeps Coins, and after the first identity check, only support can change it. The Sweeps Coins
 * of the welcome offer arrive at registration, so they do not lock the name.
 * @param sweepsMoved Whether any Sweeps Coins movement other than the welcome offer happened.
 */
export function nameLock(player: {
  readonly identityStatus: IdentityStatus;
  readonly sweepsMoved: boolean;
}): NameLock | null {
  if (player.identityStatus !== 'none') return 'identity';
  return player.sweepsMoved ? 'sweeps' : null;
}
