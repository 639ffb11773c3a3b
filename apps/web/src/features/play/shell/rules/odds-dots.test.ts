import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { dotsOf } from './odds-dots.ts';

describe('the dots of odds', () => {
  it.each([
    ['4.29', { filled: 10, dots: 43, pictures: 1 }],
    ['9.99', { filled: 10, dots: 100, pictures: 1 }],
    ['10.00', { filled: 1, dots: 10, pictures: 1 }],
    ['89.41', { filled: 1, dots: 90, pictures: 1 }],
    ['1000.00', { filled: 1, dots: 1_000, pictures: 1 }],
    ['1000.01', { filled: 1, dots: 1_000, pictures: 2 }],
    ['32768.00', { filled: 1, dots: 1_000, pictures: 33 }],
    ['1000000.00', { filled: 1, dots: 1_000, pictures: 1_000 }],
  ])('draw 1 in %s', (oneIn, drawn) => expect(dotsOf(oneIn)).toEqual(drawn));

  it.each(['1.00', '0.00', '', 'never'])('are not drawn for %j', (oneIn) => expect(dotsOf(oneIn)).toBeNull());

  it('never show better odds than the proof of any game', () => {
    for (const { proof } of catalogue)
      for (const { odds } of proof.choices)
        for (const { oneIn, numerator, denominator } of [odds.pays, odds.topWin]) {
          const drawn = dotsOf(oneIn);
          if (!drawn) continue;
          const share = drawn.filled / (drawn.dots * drawn.pictures);
          expect(share).toBeLessThanOrEqual(Number(numerator) / Number(denominator));
        }
  });
});
