import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia?.(reducedMotion);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** True when the player prefers reduced motion. Reels and cards then cross-fade. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(reducedMotion).matches ?? false);
}

/** True when the player prefers reduced data. Nothing is then loaded in advance. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
