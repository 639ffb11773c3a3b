import { describe, expect, test } from 'vitest';
import { gemCascadeFortune as french } from '../../fr-CA/games/gem-cascade-fortune.ts';
import { gemCascadeFortune as english } from './gem-cascade-fortune.ts';

const win = (symbol: string, count: number, pay_x100: number) => ({ type: 'symbol_win', symbol, count, pay_x100 });
const feature = (count: number, awarded: number) => [
  { type: 'scatter_win', count, pay_x100: 300 },
  { type: 'free_spins', awarded, remaining: awarded },
];

describe('a round of Gem Cascade Fortune', () => {
  test.each([
    [[], 'no win', 'aucun gain'],
    [[win('ruby', 9, 300)], 'nine rubies', 'neuf rubis'],
    [
      [win('pearl', 8, 40), win('jade', 8, 60)],
      'eight jade rings and one more win',
      'huit anneaux de jade et un autre gain',
    ],
    [
      [win('topaz', 12, 500), win('pearl', 8, 40), win('diamond', 22, 165_000)],
      '22 diamonds and 2 more wins',
      '22 diamants et 2 autres gains',
    ],
    [feature(4, 10), 'four crowns, 10 free spins', `quatre couronnes, 10\u00a0tours gratuits`],
    [
      [...feature(6, 15), win('emerald', 10, 1200), { type: 'max_win', pay_x100: 500_000 }],
      'six crowns, 15 free spins, the highest win of this game, ten emeralds',
      'six couronnes, 15\u00a0tours gratuits, le gain le plus élevé de ce jeu, dix émeraudes',
    ],
  ])('summarizes %j in both languages', (events, inEnglish, inFrench) => {
    expect(english.summary(events)).toBe(inEnglish);
    expect(french.summary(events)).toBe(inFrench);
  });

  test('counts tumbles and free spins in both languages', () => {
    expect([english.tumble(3), french.tumble(3)]).toEqual(['Tumble 3', 'Cascade 3']);
    expect([english.freeSpin(2, 10), french.freeSpin(2, 10)]).toEqual(['Free spin 2 of 10', 'Tour gratuit 2 de 10']);
  });

  test('every gem has a name in both languages', () => {
    for (const id of ['diamond', 'ruby', 'sapphire', 'emerald', 'amethyst', 'topaz', 'jade', 'pearl', 'crown']) {
      expect(english.symbolName(id)).toMatch(/^[A-Z][a-z]+( ring)?$/);
      expect(french.symbolName(id)).toMatch(/^\p{Lu}\p{Ll}+( de jade)?$/u);
    }
  });
});
