import type { FreeEntryOffer } from '@goldwren/contracts/player';
import { places } from '@goldwren/messages/current/places';
import { useAuth } from '../../lib/session/auth-store.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';

/**
 * The name of the user's region if it has no Sweeps Coins, otherwise null.
 * @param answer The server's answer, which also covers visitors. A signed-in player is known before it arrives.
 */
export function useNoSweepsIn(answer: FreeEntryOffer['no_sweeps_in'] | undefined): string | null {
  const goldOnly = useGoldOnly();
  const user = useAuth((state) => state.user);
  if (answer) return places.regionName(answer.country, answer.region);
  return goldOnly && user?.us_state ? places.regionName(user.country, user.us_state) : null;
}
