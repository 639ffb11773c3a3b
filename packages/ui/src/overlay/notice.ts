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
 * Shows a confirmation or an error in the only notice on screen. A new notice replaces the old one. An
 * important message must also be shown elsewhere.
 */
export function notify(tone: Shown['tone'], text: string): void {
  show({ tone, text });
}

export function clearNotice(): void {
  show(null);
}

/** The current notice, or null. */
export function useNotice(): Shown | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
