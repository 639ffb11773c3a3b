import type { AnyGame } from '@goldwren/game-engine';
import { gameBySlug } from '@goldwren/game-engine/registry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WithheldRound } from '../../../shared/fairness/client-log.ts';
import { isChosen, probabilityOfWins, winChance } from './withheld-rounds.ts';

const gameOf = (slug: string) => gameBySlug(slug)?.game as AnyGame;

function rounds(wins: number, losses: number, chance: number): WithheldRound[] {
  const one = { player: '', session: '', nonce: 0, choice: {}, currency: 'gold' as const, payout: '0', chance };
  return Array.from({ length: wins + losses }, (_, at) => ({ ...one, won: at < wins }));
}

describe('the probability of so many wins among refused rounds', () => {
  it('equals the binomial distribution', () => {
    expect(probabilityOfWins([])).toBe(1);
    expect(probabilityOfWins(rounds(0, 5, 0.3))).toBe(1);
    expect(probabilityOfWins(rounds(1, 0, 0.3))).toBeCloseTo(0.3, 12);
    expect(probabilityOfWins(rounds(2, 1, 0.5))).toBeCloseTo(0.5, 12);
    expect(probabilityOfWins(rounds(10, 0, 0.25))).toBeCloseTo(0.25 ** 10, 15);
    // 1 - P(0) - P(1) of 20 rounds at 0.1.
    expect(probabilityOfWins(rounds(2, 18, 0.1))).toBeCloseTo(1 - 0.9 ** 20 - 20 * 0.1 * 0.9 ** 19, 12);
  });

  it('does not depend on the order, is between 0 and 1, and falls with each further win', () => {
    const list = fc.array(fc.record({ won: fc.boolean(), chance: fc.double({ min: 0.01, max: 0.99, noNaN: true }) }));
    fc.assert(
      fc.property(list, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (some, chance) => {
        const probability = probabilityOfWins(some);
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThanOrEqual(1 + 1e-9);
        expect(probabilityOfWins([...some].reverse())).toBeCloseTo(probability, 9);
        expect(probabilityOfWins([...some, { won: true, chance }])).toBeLessThanOrEqual(probability + 1e-12);
      }),
    );
  });

  it('is a violation only below one in a million', () => {
    expect(isChosen(rounds(9, 0, 0.25))).toBe(false);
    expect(isChosen(rounds(10, 0, 0.25))).toBe(true);
    expect(isChosen(rounds(40, 60, 0.35))).toBe(false);
    expect(isChosen(rounds(70, 30, 0.35))).toBe(true);
  });
});

describe('the chance of a win', () => {
  // Exact values of the par sheets: the share of rounds that pay something.
  it.each([
    ['plinko-fortune', { risk: 'low' }, 1],
    ['mine-seeker-slots', { mines: 3 }, 0],
  ])('of %s is an upper limit of the exact one', (slug, choice, exact) => {
    const chance = winChance(gameOf(slug), choice);
    expect(chance).toBeGreaterThanOrEqual(exact);
  });

  it.each(['starlight-fortune', 'keno-fortune', 'jacks-or-better-poker', 'midnight-blackjack'])(
    'of %s is the same in every browser, and less than certain',
    (slug) => {
      const game = gameOf(slug);
      const [choice = {}] = game.choices;
      const chance = winChance(game, choice);
      expect(winChance(game, choice)).toBe(chance);
      expect(chance).toBeGreaterThan(0.05);
      expect(chance).toBeLessThan(0.95);
    },
  );
});
