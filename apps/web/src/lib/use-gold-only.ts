import { useAuth } from './auth-store.ts';

/** Does the player live where there are no Sweeps Coins? Then none are shown. */
export function useGoldOnly(): boolean {
  return useAuth((state) => state.user?.restrictions.includes('sweeps_unavailable') ?? false);
}
