import { expect, it } from 'vitest';
import { measuredTime } from './measured-time.ts';

it.each([
  [0, '6 minutes'],
  [0.1, '6 minutes'],
  [1.5, '1 hour and 30 minutes'],
  [28, '1 day and 4 hours'],
])('%s measured hours are %s: never no time at all', (hours, words) => {
  expect(measuredTime(hours)).toBe(words);
});
