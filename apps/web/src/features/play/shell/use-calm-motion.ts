import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia?.(reducedMotion);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** True when the player asked their system for less motion: reels and cards then cross-fade. */
export function useCalmMotion(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(reducedMotion).matches ?? false);
}

/** True when the player asked for less data: nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
