import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Returns the highest value over all stops of five reels. */
export function findHighestStops(lengths: readonly number[], payAt: (stops: Int32Array) => number): number {
  const [one, two, three, four, five] = lengths as [number, number, number, number, number];
  const stops = new Int32Array(5);
  let highest = 0;
  for (let at = 0; at < one * two * three * four * five; at++) {
    stops[0] = at % one;
    stops[1] = Math.trunc(at / one) % two;
    stops[2] = Math.trunc(at / (one * two)) % three;
    stops[3] = Math.trunc(at / (one * two * three)) % four;
    stops[4] = Math.trunc(at / (one * two * three * four));
    highest = Math.max(highest, payAt(stops));
  }
  return highest;
}

/**
 * Expects that no paid spin of a game reaches the maximum, and that its rules page says so. A checker then never has to know
 * what happens to free spins at the maximum.
 */
export function expectBelowMaximum(
  { slug, data }: { slug: string; data: { maxPayX100: number } },
  highest: number,
): void {
  expect(highest).toBeLessThan(data.maxPayX100);
  const page = readFileSync(new URL(`../../../../docs/games/rules/${slug}.md`, import.meta.url), 'utf8');
  expect(page.replace(/\s+/g, ' ')).toContain(`the highest pays ${highest / 100} times the stake`);
}
