import { expect, test } from 'vitest';
import { megaTowerSlots as french } from '../../fr-CA/games/mega-tower-slots.ts';
import { megaTowerSlots } from './mega-tower-slots.ts';

const win = (symbol: string, count: number, ways: number, pay_x100: number) => ({
  type: 'ways_win',
  ...{ symbol, count, ways, pay_x100 },
});

test.each([
  [[], 'no win', 'aucun gain'],
  [[win('crown', 4, 36, 4800)], 'crowns on four reels in 36 ways', 'couronnes sur quatre rouleaux de 36 façons'],
  [
    [win('horn', 3, 1, 50), win('rose', 3, 1, 25)],
    'horns on three reels in one way and one more win',
    'cors sur trois rouleaux d’une seule façon et un autre gain',
  ],
  [
    [win('ring', 3, 2, 50), win('helm', 5, 2187, 9), win('scroll', 6, 117_649, 2000)],
    'scrolls on six reels in 117,649 ways and 2 more wins',
    'parchemins sur six rouleaux de 117\u00a0649 façons et 2 autres gains',
  ],
  [
    [
      { type: 'scatter_win', count: 4, pay_x100: 200 },
      { type: 'free_spins', awarded: 5, remaining: 5 },
      { type: 'max_win', pay_x100: 1 },
    ],
    'four towers, 5 free spins, the highest win of this game',
    'quatre tourelles, 5\u00a0tours gratuits, le gain le plus élevé de ce jeu',
  ],
])('summarizes %j in both languages', (events, english, inFrench) => {
  expect(megaTowerSlots.summary(events)).toBe(english);
  expect(french.summary(events)).toBe(inFrench);
});
