import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Coach, createCoach } from './coach.ts';
import { parseCard } from './families/cards/deck.ts';
import { getHandName } from './families/cards/five-card-hand.ts';
import { coach as jacksCoach } from './games/jacks-or-better-poker/coach.ts';
import { type HoldAction, jacksOrBetterPoker } from './games/jacks-or-better-poker/index.ts';
import { bestMove } from './games/midnight-blackjack/best-move.ts';
import { coach as blackjackCoach } from './games/midnight-blackjack/coach.ts';
import { midnightBlackjack } from './games/midnight-blackjack/index.ts';
import { createBestMove } from './games/three-card-poker/best-move.ts';
import { coach as threeCardCoach } from './games/three-card-poker/coach.ts';
import { threeCardPoker } from './games/three-card-poker/index.ts';
import { getDefaultAction, replayRound } from './replay.ts';
import type { AnyGame, GameAction, GameEvent } from './types.ts';

const keyOf = (number: number) => new Uint8Array(createHash('sha256').update(`coach ${number}`).digest());
/** Names the decisions of the published strategies. The proofs derive these strategies from the rules. */
const ofStrategy = <A extends GameAction>(taken: A, best: A) => ({ taken, best, lostX100: 0 });
const bestThreeCard = createBestMove(threeCardPoker.maths.data);
const coached = [
  [
    'jacks-or-better-poker',
    jacksOrBetterPoker,
    jacksCoach,
    createCoach(jacksOrBetterPoker, (state, taken) => ofStrategy(taken, jacksOrBetterPoker.defaultAction(state))),
  ],
  [
    'midnight-blackjack',
    midnightBlackjack,
    blackjackCoach,
    createCoach(midnightBlackjack, (state, taken) => ofStrategy(taken, { type: bestMove(state) })),
  ],
  [
    'three-card-poker',
    threeCardPoker,
    threeCardCoach,
    createCoach(threeCardPoker, ({ player }, taken) => ofStrategy(taken, { type: bestThreeCard(player) })),
  ],
] as unknown as readonly [string, AnyGame, Coach, Coach][];

/** Plays a round to its end. The decision in each step is taken by `decide`. */
function playOut(game: AnyGame, key: Uint8Array, decide: (actions: readonly GameAction[]) => GameAction): GameAction[] {
  const actions: GameAction[] = [];
  while (replayRound(game, key, {}, actions).result === null) actions.push(decide(actions));
  return actions;
}

describe.each(coached)('the coach of %s', (_slug, game, coach, strategy) => {
  it('finds nothing better than the published strategy', () => {
    for (let number = 0; number < 60; number++) {
      const key = keyOf(number);
      const actions = playOut(game, key, (taken) => {
        const anything = getDefaultAction(game, key, {}, taken) as GameAction;
        return strategy(key, {}, [...taken, anything]).at(-1)?.best as GameAction;
      });
      expect(coach(key, {}, actions).every(({ lostX100 }) => lostX100 === 0)).toBe(true);
    }
  });

  it('never says that a decision gained something, and names the best one when it gave something up', () => {
    let worse = 0;
    for (let number = 0; number < 30; number++) {
      const key = keyOf(number);
      const actions = playOut(game, key, (taken) => {
        const { legalActions } = replayRound(game, key, {}, taken);
        return (legalActions[number % legalActions.length] as { action: GameAction }).action;
      });
      for (const { taken, best, lostX100 } of coach(key, {}, actions)) {
        expect(lostX100).toBeGreaterThanOrEqual(0);
        if (lostX100 > 0) {
          worse++;
          expect(best).not.toEqual(taken);
        }
      }
    }
    expect(worse).toBeGreaterThan(0);
  });

  it('rejects actions that the game does not have', () => {
    expect(() => coach(keyOf(0), {}, [{ type: 'cheat' }])).toThrow(RangeError);
  });
});

it('compares holds by their mean pay, counted here draw by draw', () => {
  const { data } = jacksOrBetterPoker.maths;
  let compared = 0;
  for (let number = 0; number < 80; number++) {
    const key = keyOf(number);
    const dealt = replayRound(jacksOrBetterPoker, key, {}, []).steps[0]?.events[0] as GameEvent & { cards: string[] };
    const hand = dealt.cards.map((card) => parseCard(data, card));
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
    const meanOf = (held: readonly number[]) => {
      const kept = held.map((position) => hand[position] as number);
      const draws = held.length === 5 ? [[]] : rest.map((card) => [card]);
      return draws.reduce((sum, drawn) => sum + data.pays[getHandName([...kept, ...drawn])], 0) / draws.length;
    };
    const [review] = jacksCoach(key, {}, [{ type: 'hold', positions: [0, 1, 2, 3, 4] }]);
    const positions = (review?.best as HoldAction | undefined)?.positions ?? [];
    if (positions.length !== 4) continue;
    compared++;
    expect(review?.lostX100).toBe(Math.round(meanOf(positions) - meanOf([0, 1, 2, 3, 4])));
  }
  expect(compared).toBeGreaterThan(0);
});

it('values a fold at the ante, and a play at its mean over every hand of the dealer', () => {
  const folds = Array.from({ length: 25 }, (_, number) => threeCardCoach(keyOf(number), {}, [{ type: 'fold' }])[0]);
  const plays = Array.from({ length: 25 }, (_, number) => threeCardCoach(keyOf(number), {}, [{ type: 'play' }])[0]);
  for (const [index, fold] of folds.entries()) {
    // Exactly one of the two decisions gives something up, unless both are rounded to equal.
    expect(Math.min(fold?.lostX100 ?? -1, plays[index]?.lostX100 ?? -1)).toBe(0);
  }
  expect(Math.max(...folds.map((fold) => fold?.lostX100 ?? 0))).toBeGreaterThan(100);
});
