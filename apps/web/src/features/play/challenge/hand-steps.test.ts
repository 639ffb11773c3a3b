import type { ChallengeHand, Round } from '@goldwren/contracts/player';
import { type DecisionGame, type GameAction, replayRound } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { describe, expect, it } from 'vitest';
import { listHandSteps } from './hand-steps.ts';

/** A finished hand as the server returns it. The decisions take turns through the legal ones. */
function handOf(game: DecisionGame, byte: number) {
  const key = new Uint8Array(32).fill(byte);
  const actions: GameAction[] = [];
  const shown: Pick<Round, 'events' | 'view'>[] = [];
  for (let turn = byte; ; turn++) {
    const { steps, view, result, legalActions } = replayRound(game, key, {}, actions);
    const events = steps.flatMap((step) => step.events) as Round['events'];
    if (result) {
      const hand = { number: 0, deal: 0, actions, events, view, legal_actions: [] };
      const judged = { pay_x100: result.payX100, given_up_x100: 0, decisions: [] };
      return { shown, hand: { ...hand, result: judged } as unknown as ChallengeHand };
    }
    shown.push({ events, view: view as Round['view'] });
    const legal = legalActions[turn % legalActions.length];
    if (!legal) throw new Error('No legal action');
    actions.push(
      legal.pick ? { ...legal.action, [legal.pick.field]: legal.pick.from.slice(0, turn % 6) } : legal.action,
    );
  }
}

describe.each([
  ['Jacks or Better', jacksOrBetterPoker as unknown as DecisionGame, 1],
  ['Blackjack', midnightBlackjack as unknown as DecisionGame, 4],
])('the steps of a hand of %s', (_name, game, longest) => {
  const hands = Array.from({ length: 80 }, (_, byte) => handOf(game, byte));

  it('are what its player saw before each decision, and then the end', () => {
    for (const { hand, shown } of hands) {
      const steps = listHandSteps(game, 'entry', hand);
      expect(steps.slice(0, -1).map(({ events, view }) => ({ events, view }))).toEqual(shown);
      expect(steps.map(({ state }) => state)).toEqual([...shown.map(() => 'open'), 'settled']);
      expect(steps.map(({ actions }) => actions.length)).toEqual([...shown.keys(), shown.length]);
      expect(steps.at(-1)?.events).toEqual(hand.events);
    }
    expect(Math.max(...hands.map(({ shown }) => shown.length))).toBeGreaterThanOrEqual(longest);
  });

  it('are only the end when the events are not those of this version of the game', () => {
    const { hand } = hands.find(({ shown }) => shown.length > 0) as (typeof hands)[number];
    const events = hand.events.map((event) => ({ ...event, type: 'forged' })) as typeof hand.events;
    const steps = listHandSteps(game, 'entry', { ...hand, events });
    expect(steps.map(({ state }) => state)).toEqual(['settled']);
  });
});
