import { createRng } from './rng/rng.ts';
import type { Choice, DecisionGame, GameAction, GameEvent, PublicView } from './types.ts';

/** A decision, compared with the best one at that moment. */
export interface Review<A extends GameAction = GameAction> {
  readonly taken: A;
  /** The best decision, or the taken one when it was equally good. */
  readonly best: A;
  /**
   * What the taken decision gave up, in hundredths of the base stake: the mean over all cards that could follow, with the best
   * play afterwards. It is rounded, but 0 only when the decision was exactly as good as the best one.
   */
  readonly lostX100: number;
}

/** Reviews the decisions of a settled round, oldest first. */
export type Coach = (roundKey: Uint8Array, choice: unknown, actions: readonly unknown[]) => Review[];

/**
 * Rounds what a decision gave up to whole hundredths. A decision that was not the best one gives up at least one, so a sum of
 * zero proves that every decision was a best one.
 */
export function roundLostX100(lost: number): number {
  return lost > 0 ? Math.max(1, Math.round(lost)) : 0;
}

/**
 * Creates the coach of a game.
 * @param review compares one decision in the state before it
 */
export function createCoach<C extends Choice, A extends GameAction, E extends GameEvent, V extends PublicView, S>(
  game: DecisionGame<C, A, E, V, S>,
  review: (state: S, taken: A) => Review<A>,
): Coach {
  return (roundKey, rawChoice, actions) => {
    const choice = game.parseChoice(rawChoice);
    if (choice === null) throw new RangeError('not a choice of this game');
    let { state } = game.deal(createRng(roundKey), choice);
    return actions.map((raw) => {
      const action = game.parseAction(raw);
      if (action === null) throw new RangeError('not an action of this game');
      const reviewed = review(state, action);
      state = game.step(state, action).state;
      return reviewed;
    });
  };
}
