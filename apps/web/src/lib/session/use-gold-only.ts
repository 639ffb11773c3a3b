import { useAuth } from './auth-store.ts';

/** True when the player lives in a region without Sweeps Coins. They are then hidden. */
export function useGoldOnly(): boolean {
  return useAuth((state) => state.user?.restrictions.includes('sweeps_unavailable') ?? false);
}
