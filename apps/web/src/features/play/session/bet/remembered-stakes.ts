import type { Currency } from '@goldwren/contracts/player';

const key = 'goldwren-stakes';

type Stakes = Partial<Record<Currency, string>>;

/** Reads the storage. Its content is untrusted: an older version or a person may have written it. */
function readAll(): Record<string, Stakes> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Stakes>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The last stake in a game for each coin, or null. The caller must check whether it is still offered. */
export function rememberedStakes(slug: string): Record<Currency, string | null> {
  const all = readAll();
  const { gold, sweeps } = Object.hasOwn(all, slug) ? (all[slug] ?? {}) : {};
  return { gold: textOf(gold), sweeps: textOf(sweeps) };
}

/** Stores the stake in local storage. Where storage is blocked, it lasts for the page. */
export function rememberStake(slug: string, currency: Currency, stake: string): void {
  const all = readAll();
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [slug]: { ...all[slug], [currency]: stake } }));
  } catch {
    // Storage is blocked or full. The stake is still valid until the page is closed.
  }
}
