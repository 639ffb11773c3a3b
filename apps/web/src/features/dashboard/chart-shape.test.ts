import { expect, test } from 'vitest';
import { chartHeight, chartShape, chartWidth } from './chart-shape.ts';

function days(...gold: string[]) {
  return gold.map((amount, index) => ({ day: `2026-11-${10 + index}`, gold: amount, sweeps: '0.00' }));
}

test('the line runs over the whole width, the largest balance at the top, zero at the bottom', () => {
  const shape = chartShape(days('0.00', '500.00', '1000.00'), 'gold');
  expect(shape?.line).toBe('M0.0 180.0L320.0 90.0L640.0 0.0');
  expect(shape?.top).toBe('1000.00');
  expect(shape?.last).toEqual({ x: chartWidth, y: 0 });
});

test('balances beyond the precision of a float are compared exactly', () => {
  expect(chartShape(days('900000000000000.01', '900000000000000.02'), 'gold')?.top).toBe('900000000000000.02');
});

test('one day is a level line, no coins lie on the ground, no days are no picture', () => {
  expect(chartShape(days('5.00'), 'gold')?.line).toBe('M0.0 0.0L640.0 0.0');
  expect(chartShape(days('5.00', '6.00'), 'sweeps')?.last.y).toBe(chartHeight);
  expect(chartShape([], 'gold')).toBeNull();
});
