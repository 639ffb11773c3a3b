import type { User } from '@goldwren/contracts/player';
import type { CoinLock } from './coin-switch.tsx';

/** Whether this account may choose Sweeps Coins; the server decides again at every stake. */
export function sweepsLockOf(restrictions: User['restrictions']): CoinLock | null {
  if (restrictions.includes('state_required')) {
    const link = { label: 'Add your state', page: 'dashboard' } as const;
    return { text: 'Sweeps Coins need your state or province first.', link };
  }
  if (restrictions.includes('sweeps_unavailable')) {
    return { text: 'Sweeps Coins cannot be played where you live. Gold Coins can.', link: null };
  }
  return null;
}
