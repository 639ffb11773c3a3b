import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { type ThreeCardView, threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
import { threeCardPoker as messages } from '@goldwren/messages/current/games/three-card-poker';
import { describe, expect, it } from 'vitest';
import { type CardSeat, cardsSaid, playAnyHands, takeCardSeat } from '../../testing/card-seat.tsx';
import { turnTheClock } from '../../testing/shown-rounds.ts';
import { expectFoot } from '../../testing/stage-seat.tsx';
import { doubtAbout } from './describe.ts';
import { ThreeCardStage } from './three-card-stage.tsx';

const engine = threeCardPoker as unknown as AnyGame;
const seat = () => takeCardSeat(engine, ThreeCardStage);

function expectShown({ page, said }: CardSeat, round: Round): void {
  const view = round.view as unknown as ThreeCardView;
  const [house, own] = said();
  const names = (cards: readonly string[]) => cards.map(messages.cardName);
  const hidden = view.phase === 'decide' ? Array(3).fill(messages.faceDown) : [];
  expect(cardsSaid(house)).toEqual(view.phase === 'settled' ? names(view.dealer) : hidden);
  expect(cardsSaid(own)).toEqual(names(view.player));
  expect(own).toContain(` ${messages.hands[view.hand].name}.`);
  expect(page.querySelectorAll('.is-back')).toHaveLength(hidden.length);
  expect(page.querySelectorAll('.card-face')).toHaveLength(6);
  if (round.state !== 'open') expectFoot(page, round);
}

turnTheClock();

describe('the cards on the table match the engine', () => {
  it(
    'after every step of consecutive rounds, with and without skips and motion',
    {
      timeout: 60_000,
    },
    () => playAnyHands({ seat, expectShown, decisions: 1, actions: 2, numRuns: 25, most: 3 }),
  );

  it('and show the last round again when a stake is rejected', async () => {
    const taken = seat();
    await taken.play({ number: 7, picks: [0], skipAfter: null, calm: false }, () => undefined);
    const before = taken.said();
    await taken.refuse();
    expect(taken.said()).toEqual(before);
  });
});

it('asks for confirmation only before folding a hand with a bonus', () => {
  const open = (hand: string) => ({ state: 'open', events: [], view: { phase: 'decide', player: [], hand } }) as never;
  expect(doubtAbout(open('straight'), { type: 'fold' })?.title).toBe('Fold this hand?');
  expect(doubtAbout(open('straight_flush'), { type: 'play' })).toBeNull();
  expect(doubtAbout(open('flush'), { type: 'fold' })).toBeNull();
});
