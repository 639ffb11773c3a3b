import { expect, test } from 'vitest';
import { dayAfter } from '../calendar.ts';
import { aliasKey, challengeGameOf, challengePrizeOf, parseAlias } from './challenge.ts';

test('alternates the games by day, also across the end of a year and a change of the clocks', () => {
  expect(challengeGameOf('1970-01-01')).toBe('jacks-or-better-poker');
  for (const day of ['1969-12-30', '2026-12-31', '2026-03-07', '2026-10-31', '2028-02-28']) {
    expect(new Set([challengeGameOf(day), challengeGameOf(dayAfter(day))]).size).toBe(2);
    expect(challengeGameOf(dayAfter(day, 2))).toBe(challengeGameOf(day));
  }
});

test('replaces a game that is off by the other one, and has no challenge when both are off', () => {
  const day = '2026-06-10';
  expect(challengeGameOf(day, () => true)).toBe('jacks-or-better-poker');
  expect(challengeGameOf(day, (game) => game === 'midnight-blackjack')).toBe('midnight-blackjack');
  expect(challengeGameOf(dayAfter(day), (game) => game !== 'midnight-blackjack')).toBe('jacks-or-better-poker');
  expect(challengeGameOf(day, () => false)).toBeNull();
});

test.each([
  [0, 500_000n],
  [1, 200_000n],
  [10, 200_000n],
  [11, 50_000n],
  [100_000, 50_000n],
])('pays for %i hundredths given up', (givenUp, prize) => expect(challengePrizeOf(givenUp)).toBe(prize));

test.each([
  ['Blue  Wren ', 'Blue Wren'],
  ['Éloïse 7', 'Éloïse 7'],
  ['abc', 'abc'],
  ['x'.repeat(20), 'x'.repeat(20)],
])('accepts the alias %s', (text, alias) => expect(parseAlias(text)).toBe(alias));

test.each(['', 'ab', 'x'.repeat(21), 'a@b.ca', 'site.com', 'a_b', '<b>', '   ', 'a\u202eb c', 'name\u0301!'])(
  'rejects the alias %s',
  (text) => expect(parseAlias(text)).toBeNull(),
);

test('compares aliases without regard to case', () => {
  expect(aliasKey('BLUE wren')).toBe(aliasKey('blue WREN'));
  expect(aliasKey('Straße')).toBe(aliasKey('STRASSE'));
  expect(aliasKey('blue wren')).not.toBe(aliasKey('bluewren'));
});
