import type { Currency } from '@goldwren/contracts/player';

const key = 'goldwren-stakes';

type Stakes = Partial<Record<Currency, string>>;

/** Whatever the storage holds: an older page, or a person, may have written it. */
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

/** The stake last chosen in a game for each coin; null where none was. Whether it is still offered is not known here. */
export function rememberedStakes(slug: string): Record<Currency, string | null> {
  const all = readAll();
  const { gold, sweeps } = Object.hasOwn(all, slug) ? (all[slug] ?? {}) : {};
  return { gold: textOf(gold), sweeps: textOf(sweeps) };
}

/** Keeps the choice in local storage; where that is blocked it lasts for the page. */
export function rememberStake(slug: string, currency: Currency, stake: string): void {
  const all = readAll();
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [slug]: { ...all[slug], [currency]: stake } }));
  } catch {
    // Blocked or full storage: the stake still stands until the page is left.
  }
}
