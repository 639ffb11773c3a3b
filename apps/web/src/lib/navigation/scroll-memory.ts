import type { Place } from './site-history.ts';

const storageKey = 'scroll-places';

/** Reads the positions that an earlier document stored, if possible. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * The key of a scroll position. The first page of every document has the history key `default`, so its path and fragment
 * are used instead. Otherwise such a page would start at the position of another page.
 */
function nameOf({ key, pathname, hash }: Place): string {
  return key === 'default' ? pathname + hash : key;
}

/** Stores the scroll position of each history entry in this tab. */
export class ScrollMemory {
  #tops: Map<string, number> | undefined;
  #fresh = true;

  /** Most documents need no earlier position, and the first access to the storage of a tab waits for another process. */
  #known(): Map<string, number> {
    this.#tops ??= new Map(Object.entries(stored()));
    return this.#tops;
  }

  leave(place: Place): void {
    this.#known().set(nameOf(place), window.scrollY);
  }

  /** Stores the positions for the next document, after a reload or a return from another site. */
  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(this.#known())));
    } catch {
      // Without storage, a reload starts at the top.
    }
  }

  /** Scrolls to the stored position, or to the element of the fragment, or to the top. */
  enter(place: Place, { staysOnPage }: { staysOnPage: boolean }): void {
    const fresh = this.#fresh;
    this.#fresh = false;
    // The reader of a prerendered page may have scrolled before this script ran.
    if (fresh && window.scrollY > 0) return;
    const top = fresh && !isReloadOrReturn() ? undefined : this.#known().get(nameOf(place));
    const part = partOf(place);
    if (top !== undefined) window.scrollTo(0, top);
    else if (part) part.scrollIntoView();
    else if (!fresh && !staysOnPage) window.scrollTo(0, 0);
  }
}

/**
 * True when this document was reloaded or reached through the history. Documents opened by a link or an address start at
 * the top.
 */
function isReloadOrReturn(): boolean {
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
