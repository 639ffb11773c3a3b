import { expect, test } from 'vitest';
import { slotPays } from '../../../families/draws/peg-board.ts';
import { plinkoMathsV1 } from '../maths.ts';
import { binomialRow, countBinomial } from './binomial.ts';
import { countPaths } from './paths.ts';
import { assertSameCounts, provePlinko } from './prove-plinko.ts';

const { data } = plinkoMathsV1;

test('Pascal’s row of twelve is the known one', () => {
  expect(binomialRow(12)).toEqual([1n, 12n, 66n, 220n, 495n, 792n, 924n, 792n, 495n, 220n, 66n, 12n, 1n]);
});

test('both methods agree on another board too', () => {
  const small = { rows: 4, risks: [{ id: 'low' as const, pays: [500, 100, 50] }] };
  const counts = countPaths(Int32Array.from(slotPays([500, 100, 50], small)), 4);
  expect([...counts].sort(([a], [b]) => a - b)).toEqual([
    [50, 6n],
    [100, 8n],
    [500, 2n],
  ]);
  expect(() => assertSameCounts('low', counts, countBinomial(small, 'low'))).not.toThrow();
});

test('a disagreement of one path is an error, not a rounding', () => {
  const counts = new Map(countBinomial(data, 'low'));
  counts.set(60, (counts.get(60) ?? 0n) - 1n);
  expect(() => assertSameCounts('low', counts, countBinomial(data, 'low'))).toThrow('disagree');
});

test('the shares of each risk add up to its return', () => {
  const { rows, summary } = provePlinko(data);
  for (const { choice, rtp } of summary.choices) {
    const shares = rows.filter(({ name }) => name.startsWith(String(choice.risk)));
    const sum = shares.reduce((total, { share }) => total + Number(share.numerator) / Number(share.denominator), 0);
    expect(sum).toBeCloseTo(Number(rtp.numerator) / Number(rtp.denominator), 12);
  }
});

test('a table that does not fit its board is refused', () => {
  expect(() => slotPays([100, 50], { rows: 12 })).toThrow(RangeError);
});
