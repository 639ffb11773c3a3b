import { describe, expect, test } from 'vitest';
import { kenoFortuneRules as frenchRules } from '../../fr-CA/games/keno-fortune.rules.ts';
import { kenoFortune as frenchKeno } from '../../fr-CA/games/keno-fortune.ts';
import { kenoFortuneRules } from './keno-fortune.rules.ts';
import { kenoFortune } from './keno-fortune.ts';

const round = (picked: number[], hits: number[]) => [
  { type: 'draw', picked, drawn: [40, ...hits] },
  { type: 'hits', numbers: hits, pay_x100: 0 },
  { type: 'settle', pay_x100: 0 },
];

describe('a round of Keno Fortune', () => {
  test.each([
    [[], 'no win', 'aucun gain'],
    [round([7], []), 'your number was not drawn', 'votre numéro n’a pas été tiré'],
    [round([7], [7]), 'your number was drawn', 'votre numéro a été tiré'],
    [round([7, 8], []), '0 of 2 numbers hit', '0\u00a0numéro touché sur 2'],
    [round([7, 8], [8]), '1 of 2 numbers hit', '1\u00a0numéro touché sur 2'],
    [round([1, 2, 3, 4, 5], [1, 2, 5]), '3 of 5 numbers hit', '3\u00a0numéros touchés sur 5'],
    [round([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]), '5 of 5 numbers hit', '5\u00a0numéros touchés sur 5'],
  ])('summarizes %j in both languages', (events, english, french) => {
    expect(kenoFortune.summary(events)).toBe(english);
    expect(frenchKeno.summary(events)).toBe(french);
  });

  test('has a different text for every state of a number', () => {
    for (const { cell } of [kenoFortune, frenchKeno]) {
      const names = [cell.plain, cell.picked, cell.drawn, cell.hit].map((name) => name(17));
      expect(new Set(names).size).toBe(4);
      for (const name of names) expect(name).toMatch(/^17/);
    }
  });
});

test('the title of odds depends only on how many numbers are picked', () => {
  expect([[7], [3, 9], [1, 2, 3, 4, 5]].map((numbers) => kenoFortuneRules.choice({ numbers }))).toEqual([
    '1 number',
    '2 numbers',
    '5 numbers',
  ]);
  expect([[7], [3, 9]].map((numbers) => frenchRules.choice({ numbers }))).toEqual(['1\u00a0numéro', '2\u00a0numéros']);
});
