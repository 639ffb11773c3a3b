import { expect, test } from 'vitest';
import { plinkoFortune as french } from '../../fr-CA/games/plinko-fortune.ts';
import { plinkoFortune } from './plinko-fortune.ts';

const path = [1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

test.each([
  ['low', 6, 'slot 7 of 13 at low risk', 'case 7 sur 13, risque faible'],
  ['medium', 0, 'slot 1 of 13 at medium risk', 'case 1 sur 13, risque moyen'],
  ['high', 12, 'slot 13 of 13 at high risk', 'case 13 sur 13, risque élevé'],
])('summarizes a ball at %s risk in slot index %i in both languages', (risk, slot, english, frenchText) => {
  const events = [
    { type: 'drop', risk, path, slot },
    { type: 'settle', pay_x100: 20 },
  ];
  expect(plinkoFortune.summary(events)).toBe(english);
  expect(french.summary(events)).toBe(frenchText);
});

test('a ball without a result is falling', () => {
  expect(plinkoFortune.summary([])).toBe('the ball falls');
  expect(french.summary([])).toBe('la bille tombe');
});
