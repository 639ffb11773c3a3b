import { type Locale, lazy } from '@goldwren/rules';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const tags: Record<Locale, string> = { en: 'en-US', 'fr-CA': 'fr-CA' };

/** Formats durations in one language with Intl. */
export function durationsOf(locale: Locale) {
  const tag = tags[locale];
  const both = lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const written = Object.fromEntries(
    units.map(([unit]) => [unit, lazy(() => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }))]),
  );

  /**
   * Formats the two largest non-zero units, for waiting times: `2 days and 3 hours`, `4 minutes`. The last unit
   * is rounded up, so that the wait is never longer than the text says.
   */
  function inWords(seconds: number): string {
    const first = units.findIndex(([, length]) => seconds >= length);
    if (first === -1) return written.second?.().format(Math.max(0, Math.ceil(seconds))) ?? '';
    const last = units[Math.min(first + 1, units.length - 1)]?.[1] ?? 1;
    return exactly(Math.ceil(seconds / last) * last);
  }

  /** Formats every non-zero unit, for limits that a player has set: `1 day, 2 hours, and 30 minutes`. */
  function exactly(seconds: number): string {
    let left = seconds;
    const parts: string[] = [];
    for (const [unit, length] of units) {
      const count = Math.floor(left / length);
      left -= count * length;
      if (count > 0) parts.push(written[unit]?.().format(count) ?? '');
    }
    return both().format(parts);
  }

  return { inWords, exactly };
}
