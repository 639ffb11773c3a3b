import type { PayDistribution } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { coin, exactSums, figuresOf, type Pays, wheel } from '../../../testing/proved-pays.ts';
import {
  addUpRounds,
  buildBars,
  exactError,
  findQuantile,
  mostRounds,
  rankIn,
  shownOfHundred,
} from './exact-results.ts';

const published = catalogue.flatMap(({ slug, proof }) =>
  proof.choices.flatMap(({ label, distribution }) =>
    distribution ? [[`${slug} ${label}`, distribution] as const] : [],
  ),
);
const distributionOf = (pays: Pays) => figuresOf(pays).distribution as PayDistribution;
const paysOf = ({ pays }: PayDistribution): Pays => pays.map(([pay, count]) => [pay, Number(count)]);

describe.each([['a coin', distributionOf(coin)], ['a wheel', distributionOf(wheel)], ...published] as const)(
  'the distribution of %s',
  (_name, distribution) => {
    it.each([1, 2, 7, 30])('is the exact one, within the stated error, after %i rounds', (rounds) => {
      const exact = exactSums(paysOf(distribution), rounds);
      const { first, step, chances } = addUpRounds(distribution, rounds);
      let missing = 1;
      for (const [place, chance] of chances.entries()) {
        const known = exact.get(first + place * step) ?? 0;
        // Chances are too low, apart from rounding.
        expect(chance).toBeLessThanOrEqual(known + 1e-14);
        missing -= chance;
      }
      expect(Math.abs(missing)).toBeLessThan(exactError);
    });

    it(`takes at most ten million multiplications for ${mostRounds} rounds`, () => {
      const { chances } = addUpRounds(distribution, mostRounds);
      expect(chances.length * mostRounds * distribution.pays.length).toBeLessThan(10_000_000);
    });
  },
);

describe.each([
  ['a coin', coin],
  ['a wheel', wheel],
] as const)('%s after many rounds', (_name, pays) => {
  const rounds = mostRounds;
  const exact = [...exactSums(pays, rounds)].sort(([a], [b]) => a - b);
  const results = addUpRounds(distributionOf(pays), rounds);

  it('has the exact rank for every sum', () => {
    let below = 0;
    for (const [sum, chance] of exact) {
      const { lower, same } = rankIn(results, sum);
      expect(Math.abs(lower - below)).toBeLessThan(exactError);
      expect(Math.abs(same - chance)).toBeLessThan(exactError);
      below += chance;
    }
  });

  it('has the exact rank for a sum that is not possible', () => {
    expect(rankIn(results, -1)).toEqual({ lower: 0, same: 0 });
    const above = rankIn(results, 1 + rounds * 400);
    expect([above.lower > 1 - exactError, above.same]).toEqual([true, 0]);
  });

  it('has the exact quantiles', () => {
    for (const share of [0.05, 0.5, 0.95]) {
      const sum = findQuantile(results, share);
      const below = (limit: number) => exact.reduce((all, [value, chance]) => (value < limit ? all + chance : all), 0);
      expect(below(sum)).toBeLessThan(share + exactError);
      expect(below(sum + 1)).toBeGreaterThan(share - exactError);
    }
  });

  it.each([0, 95 * rounds, 150 * rounds])('has bars for 96 of 100 results and for a sum of %i', (own) => {
    const bars = buildBars(results, own);
    expect(bars.length).toBeLessThanOrEqual(48);
    expect(bars.filter(({ low, high }) => low <= own && own < high)).toHaveLength(1);
    for (const [at, { high }] of bars.slice(0, -1).entries()) expect(bars[at + 1]?.low).toBe(high);
    const shown = bars.reduce((sum, { chance }) => sum + chance, 0);
    expect(shown).toBeGreaterThanOrEqual(shownOfHundred / 100);
  });
});

it.each([0, -1, mostRounds + 1, Number.NaN])('rejects %d rounds', (rounds) => {
  expect(() => addUpRounds(distributionOf(coin), rounds)).toThrow(RangeError);
});
