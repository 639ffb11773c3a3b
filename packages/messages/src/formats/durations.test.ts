import { describe, expect, it } from 'vitest';
import { durationsOf } from './durations.ts';

const english = durationsOf('en');
const french = durationsOf('fr-CA');

describe('durationsOf', () => {
  it.each([
    [0, '0 seconds'],
    [0.4, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '1 minute and 1 second'],
    [3_599.5, '1 hour'],
    [3_600, '1 hour'],
    [3_601, '1 hour and 1 minute'],
    [86_399, '1 day'],
    [90_000, '1 day and 1 hour'],
    [6 * 86_400 + 3_600 * 4 + 1, '6 days and 5 hours'],
  ])('formats %d seconds as %s', (seconds, words) => {
    expect(english.inWords(seconds)).toBe(words);
  });

  it.each([
    [90 * 60, '1 hour and 30 minutes'],
    [1_590 * 60, '1 day, 2 hours, and 30 minutes'],
    [45 * 60, '45 minutes'],
  ])('formats a limit of %d seconds as exactly %s', (seconds, words) => {
    expect(english.exactly(seconds)).toBe(words);
  });

  it('uses the French format', () => {
    expect(french.inWords(90_000).replace(/\s/g, ' ')).toBe('1 jour et 1 heure');
  });

  it('never formats a shorter time than the real one', () => {
    for (let seconds = 1; seconds < 200_000; seconds += 977) {
      const [, days = 0] = /(\d+) day/.exec(english.inWords(seconds)) ?? [];
      const [, hours = 0] = /(\d+) hour/.exec(english.inWords(seconds)) ?? [];
      const [, minutes = 0] = /(\d+) minute/.exec(english.inWords(seconds)) ?? [];
      const [, left = 0] = /(\d+) second/.exec(english.inWords(seconds)) ?? [];
      const said = Number(days) * 86_400 + Number(hours) * 3_600 + Number(minutes) * 60 + Number(left);
      expect(said).toBeGreaterThanOrEqual(seconds);
    }
  });
});
