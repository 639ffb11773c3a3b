import { afterEach, vi } from 'vitest';

/** What the checks need of a browser. A whole document for each fault would take most of the time. */
class MemoryStorage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#items.set(name, text);
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
  clear(): void {
    this.#items.clear();
  }
}

Object.defineProperty(globalThis, 'Storage', { value: MemoryStorage, configurable: true });
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { value: new MemoryStorage(), configurable: true });
}
// The language of the messages is read from it.
Object.assign(globalThis, { document: { documentElement: { dataset: {}, lang: 'en' } } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});
