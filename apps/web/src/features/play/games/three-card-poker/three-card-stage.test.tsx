import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { type ThreeCardView, threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
import { threeCardPoker as messages } from '@goldwren/messages/current/games/three-card-poker';
import { describe, expect, it } from 'vitest';
import { type CardSeat, cardsForward, playAnyHands, spokenCards, takeCardSeat } from '../../testing/card-seat.tsx';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { expectWinAmount } from '../../testing/stage-seat.tsx';
import { confirmationFor } from './describe.ts';
import { tableOf } from './table-view.ts';
import { ThreeCardStage } from './three-card-stage.tsx';

const engine = threeCardPoker as unknown as AnyGame;
const seat = () => takeCardSeat(engine, ThreeCardStage);

function expectShown({ page, spoken }: CardSeat, round: Round): void {
  const view = round.view as unknown as ThreeCardView;
  const [dealer, own] = spoken();
  const names = (cards: readonly string[]) => cards.map(messages.cardName);
  const hidden = view.phase === 'decide' ? Array(3).fill(messages.faceDown) : [];
  expect(spokenCards(dealer)).toEqual(view.phase === 'settled' ? names(view.dealer) : hidden);
  expect(spokenCards(own)).toEqual(names(view.player));
  expect(own).toContain(` ${messages.hands[view.hand].name}.`);
  expect(page.querySelectorAll('.is-back')).toHaveLength(hidden.length);
  expect(page.querySelectorAll('.card-face')).toHaveLength(6);
  const result = round.events.find(({ type }) => type === 'hand')?.result;
  expect(cardsForward(page)).toBe(result === 'win' || result === 'unqualified' ? 3 : 0);
  expect(page.querySelectorAll('.seated-card[data-won]')).toHaveLength(cardsForward(page));
  if (round.state !== 'open') expectWinAmount(page, round);
}

installFakeTimers();

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
    await taken.play({ number: 7, picks: [0], skipAfter: null, reducedMotion: false }, () => undefined);
    const before = taken.spoken();
    await taken.refuse();
    expect(taken.spoken()).toEqual(before);
  });
});

it('turns the cards of the dealer one after another, but all at once after a fold', () => {
  const backsIn = (action: 'play' | 'fold') =>
    tableOf(roundOf(engine, 7, engine.choices[0], [{ type: action }])).through.map(
      (cards) => cards.filter((card) => card === 'back').length,
    );
  expect(backsIn('play')).toEqual([3, 2, 1]);
  expect(backsIn('fold')).toEqual([3]);
});

it('turns the cards of the dealer slowly: at least 0.4 seconds after one another', async () => {
  const { page, lay, after } = seat();
  await lay('showing', roundOf(engine, 7, engine.choices[0], [{ type: 'play' }]));
  // Counted from when the cards of the deal lie on the table.
  const hidden = () => page.querySelectorAll('.is-back').length;
  const turnedAt: number[] = [];
  let last = 0;
  for (let ms = 0; ms < 6_000; ms += 10) {
    await after(10);
    if (hidden() === last - 1 && page.querySelectorAll('.card-face').length === 6) turnedAt.push(ms);
    last = hidden();
  }
  const [first = 0, second = 0, third = 0] = turnedAt.slice(-3);
  expect(last).toBe(0);
  expect(second - first).toBeGreaterThanOrEqual(400);
  expect(third - second).toBeGreaterThanOrEqual(400);
});

it('leaves the cards of the hand that has lost in the shade', async () => {
  const shaded = new Set<string>();
  for (let number = 0; shaded.size < 2; number++) {
    const taken = seat();
    await taken.play({ number, picks: [0], skipAfter: null, reducedMotion: false }, (round) => {
      const rows = [...taken.page.querySelectorAll<HTMLElement>('[data-waits]')].map(({ dataset }) => dataset.row);
      const result = round.events.find(({ type }) => type === 'hand')?.result;
      const loser = { loss: 'player', fold: 'player', win: 'dealer', unqualified: 'dealer' }[String(result)];
      expect(rows).toEqual(loser ? [loser, loser, loser] : []);
      if (loser) shaded.add(loser);
    });
  }
});

it('requests confirmation only before folding a hand with a bonus', () => {
  const open = (hand: string) => ({ state: 'open', events: [], view: { phase: 'decide', player: [], hand } }) as never;
  expect(confirmationFor(open('straight'), { type: 'fold' })?.title).toBe('Fold this hand?');
  expect(confirmationFor(open('straight_flush'), { type: 'play' })).toBeNull();
  expect(confirmationFor(open('flush'), { type: 'fold' })).toBeNull();
});
