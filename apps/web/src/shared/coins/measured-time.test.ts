import { expect, it } from 'vitest';
import { measuredTime } from './measured-time.ts';

it.each([
  [0, '6 minutes'],
  [0.1, '6 minutes'],
  [1.5, '1 hour and 30 minutes'],
  [28, '1 day and 4 hours'],
])('formats %s measured hours as %s, never as zero', (hours, text) => {
  expect(measuredTime(hours)).toBe(text);
});
