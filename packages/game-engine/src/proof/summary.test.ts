import { expect, test } from 'vitest';
import { formatDecimal, formatSquareRoot, reduceFraction } from './fraction.ts';
import { classifyVolatility, formatOdds } from './summary.ts';

test('formats exact decimals and rounds ties to even', () => {
  const percent = (numerator: bigint, denominator: bigint) => formatDecimal(reduceFraction(numerator, denominator), 2);
  expect(percent(95465n, 1000n)).toBe('95.46');
  expect(percent(95475n, 1000n)).toBe('95.48');
  expect(percent(1n, 3n)).toBe('0.33');
  expect(percent(0n, 3n)).toBe('0.00');
});

test('formats square roots of exact numbers', () => {
  expect(formatSquareRoot(reduceFraction(2n, 1n), 4)).toBe('1.4142');
});

test('reduces fractions to lowest terms and rejects negative rates', () => {
  expect(reduceFraction(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
  expect(() => reduceFraction(1n, 0n)).toThrow(RangeError);
  expect(() => reduceFraction(-1n, 2n)).toThrow(RangeError);
});

test('formats odds and volatility like the site', () => {
  expect(formatOdds(reduceFraction(2n, 2_469_135n))).toBe('1 in 1,234,568');
  const labels = ['2.4999', '2.5000', '3.5000', '5.0000', '8.0000'].map(classifyVolatility);
  expect(labels).toEqual(['Low', 'Low-Medium', 'Medium', 'Medium-High', 'High']);
});
