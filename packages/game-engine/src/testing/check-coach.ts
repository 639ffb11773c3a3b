import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Coach } from '../coach.ts';
import { getDefaultAction, replayRound } from '../replay.ts';
import type { AnyGame, GameAction } from '../types.ts';

/** The round key of a numbered test round. */
export function coachedKey(number: number): Uint8Array {
  return new Uint8Array(createHash('sha256').update(`coach ${number}`).digest());
}

/** Plays a round to its end. The decision in each step is taken by `decide`. */
function playOut(game: AnyGame, key: Uint8Array, decide: (actions: readonly GameAction[]) => GameAction): GameAction[] {
  const actions: GameAction[] = [];
  while (replayRound(game, key, {}, actions).result === null) actions.push(decide(actions));
  return actions;
}

/**
 * Tests what is true of every coach.
 * @param strategy Names the decisions of the published strategy as the best ones. The proof derives it from the rules
 */
export function checkCoach(game: AnyGame, coach: Coach, strategy: Coach): void {
  describe('the coach', () => {
    it('finds nothing better than the published strategy', () => {
      for (let number = 0; number < 60; number++) {
        const key = coachedKey(number);
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
        const key = coachedKey(number);
        const actions = playOut(game, key, (taken) => {
          const { legalActions } = replayRound(game, key, {}, taken);
          return (legalActions[number % legalActions.length] as { action: GameAction }).action;
        });
        for (const { taken, best, lostX100 } of coach(key, {}, actions)) {
          expect(lostX100).toBeGreaterThanOrEqual(0);
          if (lostX100 === 0) continue;
          worse++;
          expect(best).not.toEqual(taken);
        }
      }
      expect(worse).toBeGreaterThan(0);
    });

    it('rejects actions that the game does not have', () => {
      expect(() => coach(coachedKey(0), {}, [{ type: 'cheat' }])).toThrow(RangeError);
    });
  });
}
