import type { User } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import type { CoinLock } from './coin-switch.tsx';

/** Whether this account can choose Sweeps Coins. The server checks again at every stake. */
export function sweepsLockOf(restrictions: User['restrictions']): CoinLock | null {
  if (restrictions.includes('state_required')) {
    const link = { label: play.links.addState, page: 'dashboard' } as const;
    return { text: play.lock.state, link };
  }
  if (restrictions.includes('sweeps_unavailable')) {
    return { text: play.lock.region, link: null };
  }
  return null;
}
