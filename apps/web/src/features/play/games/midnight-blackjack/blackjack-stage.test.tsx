import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { type BlackjackView, midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { midnightBlackjack as messages } from '@goldwren/messages/current/games/midnight-blackjack';
import { describe, expect, it } from 'vitest';
import { type CardSeat, cardsForward, playAnyHands, spokenCards, takeCardSeat } from '../../testing/card-seat.tsx';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { expectWinAmount } from '../../testing/stage-seat.tsx';
import { BlackjackStage } from './blackjack-stage.tsx';
import { describeEnd } from './describe.ts';
import { worthOf } from './totals.ts';

const engine = midnightBlackjack as unknown as AnyGame;
const seat = () => takeCardSeat(engine, BlackjackStage);

function expectShown({ page, spoken }: CardSeat, round: Round): void {
  const view = round.view as unknown as BlackjackView;
  const [dealer, ...hands] = spoken();
  const names = (cards: readonly string[]) => cards.map(messages.cardName);
  const hidden = round.state === 'open' ? [messages.faceDown] : [];
  expect(spokenCards(dealer)).toEqual([...names(view.dealer), ...hidden]);
  expect(hands.map(spokenCards)).toEqual(view.hands.map(names));
  expect(page.querySelectorAll('.card-face')).toHaveLength(
    view.dealer.length + hidden.length + view.hands.flat().length,
  );
  expect(page.querySelectorAll('.is-back')).toHaveLength(hidden.length);
  const active = [...page.querySelectorAll('.seat-label[data-row="player"]')].findIndex((one) =>
    one.hasAttribute('data-active'),
  );
  expect(active).toBe(view.hands.length > 1 ? (view.active ?? -1) : -1);
  let forward = 0;
  for (const event of round.events as unknown as { type: string; hand: number; total: number; result: 'win' }[]) {
    if (event.type !== 'hand') continue;
    expect(hands[event.hand]).toContain(messages.ends[event.result].name);
    expect(hands[event.hand]).toContain(` ${event.total}.`);
    if (['win', 'blackjack'].includes(event.result)) forward += view.hands[event.hand]?.length ?? 0;
  }
  // Exactly the cards of the hands that have won step forward, never those of the dealer.
  expect(cardsForward(page)).toBe(forward);
  expect(page.querySelectorAll('.seated-card[data-won]')).toHaveLength(forward);
  expectShade(page, round);
  if (round.state !== 'open') expectWinAmount(page, round);
}

/**
 * The cards of a hand that has lost lie in the shade, and the label of a dealer with more than 21 says so. The labels of hands
 * that have won or have got their stake back are lit.
 */
function expectShade(page: HTMLElement, { events }: Round): void {
  const ends = events.filter(({ type }) => type === 'hand');
  if (ends.length === 0) return;
  const inShade = (row: string) => page.querySelectorAll(`.seated-card[data-row="${row}"][data-waits]`).length > 0;
  const isBust = ends.some(({ dealer_total }) => Number(dealer_total) > 21);
  const lost = ends.filter(({ result }) => result === 'loss' || result === 'bust');
  const won = ends.filter(({ result }) => result === 'win' || result === 'blackjack');
  expect(page.querySelector('.seat-label[data-row="dealer"]')?.textContent?.includes(messages.ends.bust.name)).toBe(
    isBust,
  );
  const plates = (state: string) => page.querySelectorAll(`.seat-label[data-row="player"][data-${state}]`).length;
  expect(plates('won')).toBe(won.length);
  expect(plates('tied')).toBe(ends.length - won.length - lost.length);
  expect(inShade('player')).toBe(lost.length > 0);
  expect(inShade('dealer')).toBe(isBust || won.length === ends.length);
}

installFakeTimers();

/** A round whose hands of the player and of the dealer both count an ace as 11 at their end, with less than 21. */
function findSoftEnd(): number {
  const isSoft = (cards: readonly string[]) => worthOf(cards, false).includes('/');
  for (let number = 0; ; number++) {
    if (roundOf(engine, number).state === 'settled') continue;
    const { hands, dealer } = roundOf(engine, number, {}, [{ type: 'stand' }]).view as unknown as BlackjackView;
    if (isSoft(hands[0] ?? []) && isSoft(dealer)) return number;
  }
}

it('shows, speaks and announces one total for each hand after a round, without “soft”', async () => {
  const { play, page, spoken } = seat();
  const number = findSoftEnd();
  const shown = () => [...page.querySelectorAll('.seat-label b')].map(({ textContent }) => textContent);
  await play({ number, picks: [0], skipAfter: null, reducedMotion: false }, (round) => {
    const isOver = round.state === 'settled';
    const [dealer, own] = spoken();
    expect(own?.includes('soft')).toBe(!isOver);
    expect(shown().some((worth) => worth?.includes('/'))).toBe(!isOver);
    if (!isOver) return;
    expect(dealer).not.toContain('soft');
    expect(describeEnd(round)).not.toContain('soft');
  });
});

describe('the cards on the table match the engine', () => {
  it(
    'after every step of consecutive rounds, with and without skips and motion',
    {
      timeout: 60_000,
    },
    () => playAnyHands({ seat, expectShown, decisions: 12, actions: 4, numRuns: 40, most: 4 }),
  );

  it('after a split, with two hands side by side', async () => {
    const taken = seat();
    let splits = 0;
    // The last legal action is a split where one is possible.
    for (let number = 0; splits < 3; number++) {
      await taken.play({ number, picks: [3, 0, 0], skipAfter: 0, reducedMotion: false }, (round) => {
        expectShown(taken, round);
        if ((round.view as unknown as BlackjackView).hands.length > 1) splits++;
      });
    }
  });

  it('and show the last round again when a stake is rejected', async () => {
    const taken = seat();
    let last: Round | null = null;
    await taken.play({ number: 7, picks: [1, 0], skipAfter: null, reducedMotion: false }, (round) => {
      last = round;
    });
    const before = taken.spoken();
    await taken.refuse();
    expect(taken.spoken()).toEqual(before);
    expect(last).toMatchObject({ state: 'settled' });
  });

  it('and need no Web Animations support', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const taken = seat();
    await taken.play({ number: 3, picks: [1, 0], skipAfter: null, reducedMotion: false }, (round) =>
      expectShown(taken, round),
    );
  });
});
