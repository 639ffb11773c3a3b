import { expect, test } from 'vitest';
import { listSlotPays } from '../../../families/draws/peg-board.ts';
import { plinkoMathsV1 } from '../maths.ts';
import { computeBinomialRow, countBinomial } from './binomial.ts';
import { countPaths } from './paths.ts';
import { assertSameCounts, provePlinko } from './prove-plinko.ts';

const { data } = plinkoMathsV1;

test('computes row 12 of Pascal’s triangle', () => {
  expect(computeBinomialRow(12)).toEqual([1n, 12n, 66n, 220n, 495n, 792n, 924n, 792n, 495n, 220n, 66n, 12n, 1n]);
});

test('counts another board with the same result in both methods', () => {
  const small = { rows: 4, risks: [{ id: 'low' as const, pays: [500, 100, 50] }] };
  const counts = countPaths(Int32Array.from(listSlotPays([500, 100, 50], small)), 4);
  expect([...counts].sort(([a], [b]) => a - b)).toEqual([
    [50, 6n],
    [100, 8n],
    [500, 2n],
  ]);
  expect(() => assertSameCounts('low', counts, countBinomial(small, 'low'))).not.toThrow();
});

test('throws if the methods disagree about one path', () => {
  const counts = new Map(countBinomial(data, 'low'));
  counts.set(60, (counts.get(60) ?? 0n) - 1n);
  expect(() => assertSameCounts('low', counts, countBinomial(data, 'low'))).toThrow('disagree');
});

test('has shares that add up to the return of each risk', () => {
  const { rows, summary } = provePlinko(data);
  for (const { choice, rtp } of summary.choices) {
    const shares = rows.filter(({ name }) => name.startsWith(String(choice.risk)));
    const sum = shares.reduce((total, { share }) => total + Number(share.numerator) / Number(share.denominator), 0);
    expect(sum).toBeCloseTo(Number(rtp.numerator) / Number(rtp.denominator), 12);
  }
});

test('rejects a table that does not match its board', () => {
  expect(() => listSlotPays([100, 50], { rows: 12 })).toThrow(RangeError);
});
