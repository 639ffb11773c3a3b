import type { ChallengeHand, Round } from '@goldwren/contracts/player';
import { type AnyGame, type GameEvent, replayShown } from '@goldwren/game-engine';
import { toRound } from './to-round.ts';

/**
 * Returns a finished hand after its deal and after each decision, as its player saw it. The last step is the end. A hand stores
 * its events without the steps: a step has the fewest events with which the engine reaches it. If the engine of this page cannot
 * replay the hand, because another version of the game dealt it, the end is the only step.
 */
export function listHandSteps(engine: AnyGame, key: string, hand: ChallengeHand): Round[] {
  const end = toRound(key, hand);
  const open: Round[] = [];
  let count = 1;
  for (let decisions = 0; decisions < hand.actions.length; decisions++) {
    const actions = hand.actions.slice(0, decisions);
    for (; count < hand.events.length; count++) {
      const events = hand.events.slice(0, count);
      const replayed = replayShown(engine, {}, actions, events as GameEvent[]);
      if (replayed) {
        open.push(toRound(key, { ...hand, actions, events, view: replayed.view, legal_actions: [], result: null }));
        break;
      }
    }
  }
  return open.length === hand.actions.length ? [...open, end] : [end];
}
