import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

/** True when the key press goes into a text field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Pressing `/` focuses the search field from anywhere on the page, except in a text field. */
export function useSlash(field: RefObject<HTMLElement | null>): void {
  // A layout effect, so that the key works as soon as the page is visible.
  useLayoutEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

interface SearchKeys {
  readonly field: RefObject<HTMLElement | null>;
  /** The element that contains the results, one link each. */
  readonly list: RefObject<HTMLElement | null>;
  /** Null when there is nothing to clear. */
  readonly clear: (() => void) | null;
}

/** The arrow keys move between the field and the results. Escape clears the search. */
export function handleSearchKeys(event: KeyboardEvent, { field, list, clear }: SearchKeys): void {
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
