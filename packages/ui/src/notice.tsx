import { useEffect, useSyncExternalStore } from 'react';
import { FrameIcon } from './frame-icons.tsx';
import { StatusText } from './status-text.tsx';

interface Shown {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
}

const shownForMs = 6_000;
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

/** The notice floats above the bottom bar; it leaves by itself only when it confirms something. */
export function Notice({ dismiss }: { dismiss: string }) {
  const notice = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (notice?.tone !== 'ok') return;
    const timer = setTimeout(() => {
      if (current === notice) clearNotice();
    }, shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center gap-2 rounded-(--radius-m) border border-line-strong bg-raised py-1 pr-1 pl-4 shadow-lg md:bottom-6">
      <StatusText tone={notice.tone} className="flex-1 py-2">
        {notice.text}
      </StatusText>
      <button type="button" aria-label={dismiss} onClick={clearNotice} className="btn px-3">
        <FrameIcon name="close" />
      </button>
    </div>
  );
}
