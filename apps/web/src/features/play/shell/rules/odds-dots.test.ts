import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { dotsOf } from './odds-dots.ts';

describe('the dots of odds', () => {
  it.each([
    ['10.00', { dots: 10, pictures: 1 }],
    ['89.41', { dots: 90, pictures: 1 }],
    ['1000.00', { dots: 1_000, pictures: 1 }],
    ['1000.01', { dots: 1_000, pictures: 2 }],
    ['32768.00', { dots: 1_000, pictures: 33 }],
    ['1000000.00', { dots: 1_000, pictures: 1_000 }],
  ])('draw 1 in %s', (oneIn, drawn) => expect(dotsOf(oneIn)).toEqual(drawn));

  it.each(['1.00', '9.99', '0.00', '', 'never'])('are not drawn for %j', (oneIn) => expect(dotsOf(oneIn)).toBeNull());

  it('never show better odds than the proof of any game', () => {
    for (const { proof } of catalogue)
      for (const { odds } of proof.choices)
        for (const { oneIn, numerator, denominator } of [
          odds.pays,
          odds.topWin,
          ...(odds.feature ? [odds.feature] : []),
        ]) {
          const drawn = dotsOf(oneIn);
          if (!drawn) continue;
          const share = 1 / (drawn.dots * drawn.pictures);
          expect(share).toBeLessThanOrEqual(Number(numerator) / Number(denominator));
        }
  });
});
