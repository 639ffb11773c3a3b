import { useEffectEvent, useLayoutEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Controls that handle arrow keys themselves. */
const ownArrows = `${typing}, [role="radio"], [role="tab"]`;
/** Controls that the space bar presses. */
const ownSpace = `${ownArrows}, button, a[href], summary`;

function ownersOf(key: string): string {
  if (/^[1-9a-z]$/i.test(key) || key === 'Escape') return typing;
  return key.startsWith('Arrow') ? ownArrows : ownSpace;
}

/**
 * Returns the key if it is meant for the game. Returns null for keys that belong to a field, a focused control, an open
 * dialog or the browser.
 */
function gameKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]') || target?.closest('dialog')) return null;
  return target?.closest(ownersOf(event.key)) ? null : event.key;
}

/**
 * Listens on the whole page. The handler returns true if it handled the key, which prevents scrolling for as long as the key is
 * held. Repeats of a held key never reach the handler, so that no key can play several rounds.
 */
export function useGameKeys(handle: (key: string) => boolean): void {
  const handled = useRef<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = gameKey(event);
    if (key === null) return;
    if (!event.repeat) handled.current = handle(key) ? key : null;
    if (key === handled.current) event.preventDefault();
  });
  // A layout effect, so that the keys work as soon as the game is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
