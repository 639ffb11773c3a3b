import { describe, expect, test } from 'vitest';
import { jacksOrBetterPoker } from './en/games/jacks-or-better-poker.ts';
import { starlightFortune } from './en/games/starlight-fortune.ts';
import { jacksOrBetterPoker as frenchJacks } from './fr-CA/games/jacks-or-better-poker.ts';
import { starlightFortune as frenchStarlight } from './fr-CA/games/starlight-fortune.ts';

const win = (line: number, symbol: string, count: number, pay_x100: number) => ({
  type: 'line_win',
  line,
  symbol,
  count,
  pay_x100,
});

describe('a round of Starlight Fortune', () => {
  test.each([
    [[], 'no win', 'aucun gain'],
    [[win(3, 'lantern', 4, 400)], 'four lanterns on line 3', 'quatre lanternes sur la ligne 3'],
    [
      [win(3, 'lantern', 4, 400), win(1, 'owl', 3, 150)],
      'four lanterns on line 3 and one more win',
      'quatre lanternes sur la ligne 3 et un autre gain',
    ],
    [
      [win(1, 'owl', 3, 150), win(7, 'moth', 5, 900), win(2, 'key', 3, 50)],
      'five moths on line 7 and 2 more wins',
      'cinq papillons de nuit sur la ligne 7 et 2 autres gains',
    ],
    [
      [
        { type: 'scatter_win', count: 3, pay_x100: 200 },
        { type: 'free_spins', awarded: 8, remaining: 8 },
        { type: 'max_win', pay_x100: 1 },
      ],
      'three moons, 8 free spins, the highest win of this game',
      'trois lunes, 8\u00a0tours gratuits, le gain le plus élevé de ce jeu',
    ],
  ])('summarizes %j in both languages', (events, english, french) => {
    expect(starlightFortune.summary(events)).toBe(english);
    expect(frenchStarlight.summary(events)).toBe(french);
  });
});

describe('a hand of Jacks or Better', () => {
  test.each(Object.keys(jacksOrBetterPoker.hands))('%s has a summary in both languages', (name) => {
    const events = [{ type: 'hand', name, pay_x100: 0 }];
    expect(jacksOrBetterPoker.summary(events)).toMatch(/^[a-z ]+$/);
    expect(frenchJacks.summary(events)).toMatch(/^[\p{Ll} ]+$/u);
    expect(frenchJacks.summary(events)).not.toBe(jacksOrBetterPoker.summary(events));
  });

  test('is open before the draw', () => {
    expect(jacksOrBetterPoker.summary([])).toBe('the hand is open');
    expect(frenchJacks.summary([])).toBe('la main est en cours');
  });

  test('names every card', () => {
    expect(['AS', 'TD', '2C'].map(jacksOrBetterPoker.cardName)).toEqual([
      'ace of spades',
      '10 of diamonds',
      '2 of clubs',
    ]);
    expect(['AS', 'TD', 'KH'].map(frenchJacks.cardName)).toEqual(['as de pique', '10 de carreau', 'roi de cœur']);
  });
});
