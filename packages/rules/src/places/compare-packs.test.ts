import { describe, expect, test } from 'vitest';
import { comparePacks, haveSameEffect } from './compare-packs.ts';
import { laterBansPack, permissions, specificationPack } from './jurisdictions.ts';
import { restrictPack } from './policy-changes.ts';

const noPlayers = new Map<string, number>();

describe('comparePacks', () => {
  test('lists what each region loses and gains, with its players', () => {
    const players = new Map([['US-NJ', 7]]);
    const there = comparePacks(specificationPack, laterBansPack, players);
    expect(there.map(({ region }) => region)).toEqual(['CT', 'NJ', 'CA', 'NY']);
    expect(there[1]).toEqual({ country: 'US', region: 'NJ', players: 7, loses: permissions, gains: [] });
    expect(comparePacks(laterBansPack, specificationPack, players)[1]).toMatchObject({ loses: [], gains: permissions });
    expect(comparePacks(laterBansPack, laterBansPack, players)).toEqual([]);
  });
});

describe('haveSameEffect', () => {
  const before = comparePacks(specificationPack, laterBansPack, noPlayers);

  test('ignores the number of players and the order', () => {
    const later = comparePacks(specificationPack, laterBansPack, new Map([['US-NJ', 9]])).reverse();
    expect(haveSameEffect(before, later)).toBe(true);
  });

  test('sees a region that is added, missing or changed', () => {
    const restricted = restrictPack(specificationPack, [{ country: 'US', region: 'NJ', forbidden: ['redeem'] }]);
    expect(haveSameEffect(before, comparePacks(restricted, laterBansPack, noPlayers))).toBe(false);
    expect(haveSameEffect(before, before.slice(1))).toBe(false);
    expect(haveSameEffect(before.slice(1), before)).toBe(false);
    expect(haveSameEffect(before, comparePacks(laterBansPack, specificationPack, noPlayers))).toBe(false);
  });
});
