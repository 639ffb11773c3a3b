import { expect, it } from 'vitest';
import { longestFeatureMs, tempoOf } from './rhythm.ts';

it('shortens the spins of a long feature until all of it fits, and leaves a short one alone', () => {
  expect(tempoOf(10_000, 8_000)).toBe(1);
  for (const ms of [17_001, 30_000, 90_000]) {
    const whole = 8_000 + ms * tempoOf(ms, 8_000);
    expect(whole).toBeLessThan(longestFeatureMs);
    expect(whole).toBeGreaterThan(24_000);
  }
});
