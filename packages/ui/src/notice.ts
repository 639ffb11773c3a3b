import { useSyncExternalStore } from 'react';

interface Shown {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
}

const listeners = new Set<() => void>();
let current: Shown | null = null;

function show(notice: Shown | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Confirms something that was done, or says that it was not, in the one notice on screen: a new one replaces it. Never
 * the only place of a message that matters.
 */
export function notify(tone: Shown['tone'], text: string): void {
  show({ tone, text });
}

export function clearNotice(): void {
  show(null);
}

/** The notice on screen; null: none. */
export function useNotice(): Shown | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
