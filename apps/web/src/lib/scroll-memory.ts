import type { Place } from './site-history.ts';

const storageKey = 'scroll-places';

/** Whatever can be read of what an earlier document has left. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * What a scrolled place is remembered by. Every document that is loaded anew has the key `default`, whatever its page: one that
 * is named by a fragment would begin where the document before it was scrolled.
 */
function nameOf({ key, pathname, hash }: Place): string {
  return key === 'default' ? pathname + hash : key;
}

/** How far each place was scrolled when it was left, in this tab. */
export class ScrollMemory {
  readonly #tops = new Map(Object.entries(stored()));
  #fresh = true;

  leave(place: Place): void {
    this.#tops.set(nameOf(place), window.scrollY);
  }

  /** For the document that comes after this one: a reload, or the way back from another site. */
  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#tops)));
    } catch {
      // Without storage a reload begins at the top.
    }
  }

  /** Scrolls to where the place was left, else to the part that its fragment names, else to the top. */
  enter(place: Place, { keeps }: { keeps: boolean }): void {
    const fresh = this.#fresh;
    this.#fresh = false;
    // The reader of a page that came as HTML may have scrolled before this script ran.
    if (fresh && window.scrollY > 0) return;
    const top = fresh && !comesAgain() ? undefined : this.#tops.get(nameOf(place));
    const part = partOf(place);
    if (top !== undefined) window.scrollTo(0, top);
    else if (part) part.scrollIntoView();
    else if (!fresh && !keeps) window.scrollTo(0, 0);
  }
}

/** Whether this document was reloaded or come back to; what a link or an address opens begins at its top. */
function comesAgain(): boolean {
  const [how] = performance.getEntriesByType('navigation');
  return how !== undefined && 'type' in how && how.type !== 'navigate';
}

function partOf({ hash }: Place): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
