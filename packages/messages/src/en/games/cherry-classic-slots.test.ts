import { describe, expect, test } from 'vitest';
import { cherryClassicSlots as french } from '../../fr-CA/games/cherry-classic-slots.ts';
import { cherryClassicSlots as english } from './cherry-classic-slots.ts';

const win = (symbol: string, count: number, wilds: number) => [
  { type: 'line_win', line: 1, symbol, count, wilds, pay_x100: 100 },
];

describe('a round of Cherry Classic Slots', () => {
  test.each([
    [[], 'no win', 'aucun gain'],
    [win('bell', 3, 0), 'three bells', 'trois cloches'],
    [win('lemon', 3, 1), 'three lemons, doubled once by clover', 'trois citrons, gain doublé une fois par le trèfle'],
    [win('seven', 3, 2), 'three sevens, doubled twice by clover', 'trois sept, gain doublé deux fois par le trèfle'],
    [win('clover', 3, 0), 'three clovers', 'trois trèfles'],
    [win('cherry', 2, 0), 'two cherries', 'deux cerises'],
    [win('cherry', 1, 0), 'one cherry', 'une cerise'],
  ])('summarizes %j in both languages', (events, inEnglish, inFrench) => {
    expect(english.summary(events)).toBe(inEnglish);
    expect(french.summary(events)).toBe(inFrench);
  });

  test('every symbol has a name in both languages', () => {
    for (const id of ['clover', 'seven', 'bell', 'bar', 'plum', 'lemon', 'cherry']) {
      expect(english.symbolName(id)).toMatch(/^[A-Z][a-z]+$/);
      expect(french.symbolName(id)).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
  });
});
