import type { User } from '@goldwren/contracts/player';
import { useTourSeen } from '../../lib/browser/tour-seen.ts';

/** Restrictions under which a player can still play with Gold Coins. */
const harmless: readonly string[] = ['state_required', 'sweeps_unavailable'];

/** True if this browser has not shown the tour yet, and the player may play. It does not check for earlier rounds. */
export function useTourDue(user: User): boolean {
  const isSeen = useTourSeen();
  return !isSeen && user.restrictions.every((code) => harmless.includes(code));
}
