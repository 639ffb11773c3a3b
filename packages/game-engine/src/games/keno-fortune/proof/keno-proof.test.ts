import { expect, test } from 'vitest';
import { choose } from '../../../proof/choose.ts';
import { kenoMathsV1 } from '../maths.ts';
import { countHitsByDraws, countHitsBySets, proveKeno } from './prove-keno.ts';

const { data } = kenoMathsV1;

test('counts all sets: the hits of every number of picks add up to 40 over 10', () => {
  for (const picked of [1, 2, 3, 4, 5]) {
    const sets = countHitsBySets(data, picked);
    expect(sets.reduce((sum, ways) => sum + ways)).toBe(847_660_528n);
    expect(sets.every((ways) => ways > 0n)).toBe(true);
  }
});

test('counts every draw of a small card with both methods', () => {
  const small = { numbers: 6, drawn: 3, pays: [[], [0, 0, 0]] };
  const counted = [0n, 0n, 0n];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        if (a === b || b === c || a === c) continue;
        const hits = [a, b, c].filter((number) => number <= 2).length;
        counted[hits] = (counted[hits] ?? 0n) + 1n;
      }
  expect(countHitsByDraws(small, 2)).toEqual(counted);
  expect(countHitsBySets(small, 2).map((sets) => 6n * sets)).toEqual(counted);
});

test('computes another RTP for a pay that differs by one step', () => {
  const dearer = { ...data, pays: data.pays.map((row) => row.map((pay, hits) => (hits === 1 ? pay + 5 : pay))) };
  const [before, after] = [proveKeno(data), proveKeno(dearer)].map(({ summary }) => summary.choices[0]?.rtp.percent);
  expect([before, after]).toEqual(['95.00', '96.25']);
});

test.each([
  [40, 10, 847_660_528n],
  [25, 0, 1n],
  [25, 25, 1n],
  [25, 26, 0n],
  [25, -1, 0n],
  [25, 12, 5_200_300n],
])('%s over %s is %s', (all, size, ways) => {
  expect(choose(all, size)).toBe(ways);
});
