import { expect, test } from 'vitest';
import { dragonWaysSlots as french } from '../../fr-CA/games/dragon-ways-slots.ts';
import { dragonWaysSlots } from './dragon-ways-slots.ts';

const win = (symbol: string, count: number, ways: number, pay_x100: number) => ({
  type: 'ways_win',
  ...{ symbol, count, ways, pay_x100 },
});

test.each([
  [[], 'no win', 'aucun gain'],
  [
    [win('dragon', 4, 12, 4800)],
    'golden dragons on four reels in 12 ways',
    'dragons dorés sur quatre rouleaux de 12 façons',
  ],
  [
    [win('koi', 3, 1, 50), win('jade', 3, 1, 25)],
    'koi on three reels in one way and one more win',
    'carpes koï sur trois rouleaux d’une seule façon et un autre gain',
  ],
  [
    [win('fan', 3, 2, 50), win('phoenix', 5, 2187, 9), win('knot', 5, 16, 2000)],
    'knots on five reels in 16 ways and 2 more wins',
    'nœuds sur cinq rouleaux de 16 façons et 2 autres gains',
  ],
  [
    [
      { type: 'scatter_win', count: 3, pay_x100: 200 },
      { type: 'free_spins', awarded: 10, remaining: 10 },
      { type: 'max_win', pay_x100: 1 },
    ],
    'three gates, 10 free spins, the highest win of this game',
    'trois portes, 10\u00a0tours gratuits, le gain le plus élevé de ce jeu',
  ],
])('summarizes %j in both languages', (events, english, inFrench) => {
  expect(dragonWaysSlots.summary(events)).toBe(english);
  expect(french.summary(events)).toBe(inFrench);
});
