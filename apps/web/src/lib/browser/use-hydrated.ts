import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered HTML and during hydration, which must match it. True afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
