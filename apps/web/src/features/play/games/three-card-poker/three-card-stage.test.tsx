import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { type ThreeCardView, threeCardPoker } from '@goldwren/game-engine/games/three-card-poker';
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
import { doubtAbout } from './describe.ts';
import { ThreeCardStage } from './three-card-stage.tsx';
import { words } from './words.ts';

const engine = threeCardPoker as unknown as AnyGame;
const seat = () => takeCardSeat(engine, ThreeCardStage);
type Seat = ReturnType<typeof seat>;

const cardsSaid = (sentence = '') =>
  sentence
    .replace(/^[^:]*: /, '')
    .replace(/\..*$/, '')
    .split(', ');

function expectShown({ page, said }: Seat, round: Round): void {
  const view = round.view as unknown as ThreeCardView;
  const [house, own] = said();
  const names = (cards: readonly string[]) => cards.map(words.cardName);
  const hidden = view.phase === 'decide' ? Array(3).fill(words.faceDown) : [];
  expect(cardsSaid(house)).toEqual(view.phase === 'settled' ? names(view.dealer) : hidden);
  expect(cardsSaid(own)).toEqual(names(view.player));
  expect(own).toContain(` ${words.hands[view.hand].name}.`);
  expect(page.querySelectorAll('.is-back')).toHaveLength(hidden.length);
  expect(page.querySelectorAll('.card-face')).toHaveLength(6);
  if (round.state === 'open') return;
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  const won = celebrationOf(round) !== 'none';
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
  picks: fc.array(fc.nat(1), { minLength: 1, maxLength: 1 }),
  skipAfter: fc.option(fc.integer({ min: 0, max: 3_000 })),
  calm: fc.boolean(),
});

describe('what lies on the table is what the engine says', () => {
  it('after every step of any rounds after each other, skipped or not, moving or calm', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlayed, { minLength: 1, maxLength: 3 }), async (rounds) => {
        const taken = seat();
        for (const played of rounds) await taken.play(played, (round) => expectShown(taken, round));
        cleanup();
      }),
      { numRuns: 25 },
    );
  });

  it('and the last round again when a stake is refused', async () => {
    const taken = seat();
    await taken.play({ number: 7, picks: [0], skipAfter: null, calm: false }, () => undefined);
    const before = taken.said();
    await taken.refuse();
    expect(taken.said()).toEqual(before);
  });
});

it('asks before a hand with a bonus is folded, and about nothing else', () => {
  const open = (hand: string) => ({ state: 'open', events: [], view: { phase: 'decide', player: [], hand } }) as never;
  expect(doubtAbout(open('straight'), { type: 'fold' })?.title).toBe('Fold this hand?');
  expect(doubtAbout(open('straight_flush'), { type: 'play' })).toBeNull();
  expect(doubtAbout(open('flush'), { type: 'fold' })).toBeNull();
});
