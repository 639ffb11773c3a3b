import { describe, expect, test } from 'vitest';
import { catalogue } from '../registry.ts';
import { buildDistribution } from './distribution.ts';
import { countRound, createTotals, summarizeProof } from './summary.ts';

test('builds a distribution in lowest terms, from the lowest pay to the highest', () => {
  const counts = new Map([
    [190, 4n],
    [0, 6n],
    [50, 0n],
  ]);
  expect(buildDistribution(counts, 10n)).toEqual({
    ways: '5',
    pays: [
      [0, '3'],
      [190, '2'],
    ],
  });
});

test('rejects pays that do not cover all rounds', () => {
  expect(() => buildDistribution(new Map([[0, 6n]]), 7n)).toThrow(RangeError);
});

const published = catalogue.flatMap(({ slug, proof, game }) =>
  proof.choices.flatMap((choice) =>
    choice.distribution ? [{ name: `${slug} ${choice.label}`, game, choice, distribution: choice.distribution }] : [],
  ),
);

describe.each(published)('the distribution of $name', ({ choice, game }) => {
  const { ways, pays } = choice.distribution ?? { ways: '0', pays: [] };

  test('has the published return, odds and deviation', () => {
    const totals = createTotals();
    for (const [pay, count] of pays) countRound(totals, BigInt(count), BigInt(pay), 0n, choice.maxPayX100);
    expect(totals.ways).toBe(BigInt(ways));
    const words = { note: '' as const, method: [], cases: '' };
    const { label, maxPayX100 } = choice;
    const counted = { choice: choice.choice, label, totals, feature: null, maxPayX100, maxRaiseX100: 0 };
    const { distribution: _, ...figures } = choice;
    expect(summarizeProof([counted], words).choices).toEqual([figures]);
  });

  test('is that of a game without decisions', () => expect(game.kind).toBe('instant'));
});

test('is published for every choice of three games, all without decisions', () => {
  const complete = catalogue.filter(({ proof }) => proof.choices.every(({ distribution }) => distribution));
  expect(complete).toHaveLength(3);
  expect(complete.every(({ game }) => game.kind === 'instant')).toBe(true);
});
