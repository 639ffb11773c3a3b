import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Controls with arrows of their own. */
const ownArrows = `${typing}, [role="radio"], [role="tab"]`;
/** Controls that a space presses. */
const ownSpace = `${ownArrows}, button, a[href], summary`;

function ownersOf(key: string): string {
  if (/^[1-9a-z]$/i.test(key) || key === 'Escape') return typing;
  return key.startsWith('Arrow') ? ownArrows : ownSpace;
}

/**
 * The key as a game key, or null when it belongs to somebody else: to a field, to a focused control, to an open
 * dialog, to the browser. A held key counts once, so no key can play round after round.
 */
function gameKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]') || target?.closest('dialog')) return null;
  return target?.closest(ownersOf(event.key)) ? null : event.key;
}

/** Listens on the whole page. The handler says whether it took the key; the page then does not scroll with it. */
export function useGameKeys(handle: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = gameKey(event);
    if (key !== null && handle(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
