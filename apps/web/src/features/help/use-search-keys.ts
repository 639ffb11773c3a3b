import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** True where a key is typed into something. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** A slash leads to the field from anywhere on the page, unless it is typed into something. */
export function useSlash(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

interface Walked {
  readonly field: RefObject<HTMLElement | null>;
  /** Holds what was found, a link each. */
  readonly list: RefObject<HTMLElement | null>;
  /** Null where there is nothing to clear. */
  readonly clear: (() => void) | null;
}

/** Arrows walk from the field through what was found and back; Escape begins anew. */
export function walkWithKeys(event: KeyboardEvent, { field, list, clear }: Walked): void {
  if (event.key === 'Escape' && clear !== null) {
    event.preventDefault();
    clear();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...(list.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  if (step === 0 || links.length === 0) return;
  event.preventDefault();
  const next = links.indexOf(document.activeElement as HTMLElement) + step;
  if (next < 0) field.current?.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}
