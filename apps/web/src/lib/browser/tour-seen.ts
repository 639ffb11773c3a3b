import { useSyncExternalStore } from 'react';

const key = 'goldwren-tour';
const listeners = new Set<() => void>();

/** Also hears the other tabs of this browser. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** True when a player has skipped or finished the tour in this browser. */
export function useTourSeen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'seen',
    () => true,
  );
}

/** Stores that the tour is not shown again in this browser. */
export function markTourSeen(): void {
  localStorage.setItem(key, 'seen');
  for (const listener of listeners) listener();
}
