import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the build and in what is drawn first over it, which must be the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
