import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { type BlackjackView, midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
// Fetched when it is needed; here it is at hand from the first round.
import '../../shell/celebration/celebration-show.tsx';
import { type Played, takeCardSeat } from '../../testing/card-seat.tsx';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { BlackjackStage } from './blackjack-stage.tsx';
import { words } from './words.ts';

const engine = midnightBlackjack as unknown as AnyGame;
const seat = () => takeCardSeat(engine, BlackjackStage);
type Seat = ReturnType<typeof seat>;

/** The cards in a sentence of a hand, in their order. */
const cardsSaid = (sentence: string) =>
  sentence
    .replace(/^[^:]*: /, '')
    .replace(/\. .*$/, '')
    .split(', ');

function expectShown({ page, said }: Seat, round: Round): void {
  const view = round.view as unknown as BlackjackView;
  const [house, ...hands] = said();
  const names = (cards: readonly string[]) => cards.map(words.cardName);
  const hidden = round.state === 'open' ? [words.faceDown] : [];
  expect(cardsSaid(String(house))).toEqual([...names(view.dealer), ...hidden]);
  expect(hands.map(cardsSaid)).toEqual(view.hands.map(names));
  expect(page.querySelectorAll('.card-face')).toHaveLength(
    view.dealer.length + hidden.length + view.hands.flat().length,
  );
  expect(page.querySelectorAll('.is-back')).toHaveLength(hidden.length);
  const active = [...page.querySelectorAll('.seat-label[data-row="player"]')].findIndex((one) =>
    one.hasAttribute('data-active'),
  );
  expect(active).toBe(view.hands.length > 1 ? (view.active ?? -1) : -1);
  for (const event of round.events as unknown as { type: string; hand: number; total: number; result: 'win' }[]) {
    if (event.type !== 'hand') continue;
    expect(hands[event.hand]).toContain(words.ends[event.result].name);
    expect(hands[event.hand]).toContain(` ${event.total}.`);
  }
  if (round.state === 'open') return;
  const won = celebrationOf(round) !== 'none';
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  expect(foot).toBe(won ? displayCoins('gold', hundredthsOf(round.payout)) : null);
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeMotion();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const anyPlayed: fc.Arbitrary<Played> = fc.record({
  number: fc.nat(1e6),
  picks: fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
  skipAfter: fc.option(fc.integer({ min: 0, max: 3_000 })),
  calm: fc.boolean(),
});

describe('what lies on the table is what the engine says', () => {
  it('after every step of any rounds after each other, skipped or not, moving or calm', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlayed, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const taken = seat();
        for (const played of rounds) await taken.play(played, (round) => expectShown(taken, round));
        cleanup();
      }),
      { numRuns: 40 },
    );
  });

  it('after a split, with two hands side by side', async () => {
    const taken = seat();
    let splits = 0;
    // The last legal action is a split wherever one may be made.
    for (let number = 0; splits < 3; number++) {
      await taken.play({ number, picks: [3, 0, 0], skipAfter: 0, calm: false }, (round) => {
        expectShown(taken, round);
        if ((round.view as unknown as BlackjackView).hands.length > 1) splits++;
      });
    }
  });

  it('and the last round again when a stake is refused', async () => {
    const taken = seat();
    let last: Round | null = null;
    await taken.play({ number: 7, picks: [1, 0], skipAfter: null, calm: false }, (round) => {
      last = round;
    });
    const before = taken.said();
    await taken.refuse();
    expect(taken.said()).toEqual(before);
    expect(last).toMatchObject({ state: 'settled' });
  });

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const taken = seat();
    await taken.play({ number: 3, picks: [1, 0], skipAfter: null, calm: false }, (round) => expectShown(taken, round));
  });
});
