import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chipsOf, chipWorths, mostChips } from './chips-of.ts';

const currencies = ['gold', 'sweeps'] as const;
const worthOf = (chips: readonly number[], currency: (typeof currencies)[number]) =>
  chips.reduce((sum, color) => sum + (chipWorths[currency][color] ?? 0n), 0n);

it.each(currencies)('stacks chips of %s that are worth the stake, and a different stack for each stake', (currency) => {
  const stacks = midnightBlackjack.maths.stakes[currency].map((stake) => {
    const chips = chipsOf(BigInt(stake), currency);
    expect(worthOf(chips, currency)).toBe(BigInt(stake));
    expect(chips.length).toBeGreaterThanOrEqual(4);
    // The smallest chips cannot be changed, and of the largest ones the stack is full.
    if (chips[0] !== 0 && chips[0] !== 6) expect(new Set(chips).size).toBeGreaterThan(1);
    return chips.join();
  });
  expect(new Set(stacks).size).toBe(stacks.length);
});

it.each(currencies)(
  'never stacks more than nine chips of %s or more than the amount, the largest ones first',
  (currency) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), (amount) => {
        const chips = chipsOf(amount, currency);
        expect(chips.length).toBeLessThanOrEqual(mostChips);
        expect(chips).toEqual([...chips].sort((a, b) => b - a));
        const worth = worthOf(chips, currency);
        expect(worth).toBeLessThanOrEqual(amount);
        // What is missing is less than the smallest chip, unless the stack is full.
        if (chips.length < mostChips) expect(amount - worth).toBeLessThan(chipWorths[currency][0] ?? 0n);
      }),
    );
  },
);

it('stacks no chip for an amount below the smallest one', () => {
  expect(chipsOf(0n, 'gold')).toEqual([]);
  expect(chipsOf(4n, 'sweeps')).toEqual([]);
  expect(chipsOf(5n, 'sweeps')).toEqual([0]);
});
