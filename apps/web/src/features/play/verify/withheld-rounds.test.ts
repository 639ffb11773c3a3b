import type { RoundRecord } from '@goldwren/contracts/player';
import { type AnyGame, toHex } from '@goldwren/game-engine';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingRound, RoundRequest, SessionRecord, WithheldRound } from '../../../shared/fairness/client-log.ts';
import { createSessionRecord } from '../session/rounds/resume.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { takeSeat } from '../testing/table.ts';
import { computeWithheld, isChosen, probabilityOfWins, winChance } from './withheld-rounds.ts';

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

describe('the rounds of a session that this browser requested and did not get', () => {
  const game = doubleOnce as unknown as AnyGame;
  const instant = gameOf('starlight-fortune');
  const server = new FakeServer(game);
  const sessionRecord = createSessionRecord(takeSeat({ server }).deps, server.start(), null);
  const session = server.current();
  const [choice = {}, otherChoice = {}] = game.choices;
  const requestOf = (nonce: number, client_seed: string, of = choice): RoundRequest => {
    return { nonce, currency: 'gold', stake: '5000.00', client_seed, choice: of };
  };
  const recordOf = ({ nonce, client_seed, choice: of }: RoundRequest) => {
    return { nonce, client_seed, choice: of } as RoundRecord;
  };
  const first = requestOf(0, 'a');
  const compute = (known: Partial<SessionRecord>, records: RoundRecord[] = [], of = game) =>
    computeWithheld(of, { ...sessionRecord, ...known }, records, toHex(session.seed));

  it('are the refused and the unanswered ones, once for each round and choice', async () => {
    const refused = [first, first, requestOf(0, 'b'), requestOf(0, 'a', otherChoice), requestOf(1, 'a')];
    const pending = { request: requestOf(2, 'c'), elsewhere: false } as PendingRound;
    const found = await compute({ refused, pending });
    expect(found.map((one) => [one.nonce, one.choice])).toEqual([
      [0, choice],
      [0, otherChoice],
      [1, choice],
      [2, choice],
    ]);
    expect(found[0]).toMatchObject({
      player: sessionRecord.player,
      session: sessionRecord.session,
      chance: winChance(game, choice),
    });
    expect(await compute({ pending: { ...pending, elsewhere: true } })).toEqual([]);
  });

  it('are not the ones that were played later with the same seed and choice', async () => {
    const others = [requestOf(1, 'a'), requestOf(0, 'b'), requestOf(0, 'a', otherChoice)].map(recordOf);
    expect(await compute({ refused: [first] }, others)).toHaveLength(1);
    expect(await compute({ refused: [first] }, [...others, recordOf(first)])).toEqual([]);
  });

  it('have the payouts that the server could compute from the seed', async () => {
    const refused = Array.from({ length: 30 }, (_, nonce) => requestOf(nonce, 'a', instant.choices[0] ?? {}));
    const other = new FakeServer(instant);
    other.start();
    const { mathsHash, maths } = instant;
    const found = await compute({ refused, slug: maths.slug, mathsHash }, [], instant);
    const paid = refused.map((request) => other.replay(other.current(), request).result?.payX100 ?? 0);
    expect(found.map(({ won }) => won)).toEqual(paid.map((payX100) => payX100 > 0));
    expect(found.map(({ payout }) => payout)).toEqual(
      paid.map((payX100) => String((500_000n * BigInt(payX100)) / 100n)),
    );
    expect(new Set(found.map(({ won }) => won)).size).toBe(2);
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
