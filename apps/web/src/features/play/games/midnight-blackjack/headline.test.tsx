import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { expect, it, vi } from 'vitest';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { takeCardSeat } from '../../testing/card-seat.tsx';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { BlackjackStage } from './blackjack-stage.tsx';

const engine = midnightBlackjack as unknown as AnyGame;

type HandEvent = { type: string; result: string; total: number };

/** The number of the first round that ends like this after these actions. */
function findRound(actions: readonly GameAction[], fits: (hand: HandEvent) => boolean): number {
  for (let number = 0; number < 20_000; number++) {
    const dealt = roundOf(engine, number);
    const legal = (dealt.legal_actions as unknown as { id: string }[]).map(({ id }) => id);
    const [first] = actions;
    if (first ? !legal.includes(first.type) : legal.length > 0) continue;
    const { state, events } = first ? roundOf(engine, number, {}, actions) : dealt;
    const hand = (events as unknown as HandEvent[]).find(({ type }) => type === 'hand');
    if (state === 'settled' && hand && fits(hand)) return number;
  }
  throw new RangeError('no such round');
}

const blackjack = findRound([], ({ result }) => result === 'blackjack');
/** The last one is a blackjack until the dealer shows the same. */
const others = [
  [
    'a hand of three cards with 21',
    findRound([{ type: 'hit' }], ({ result, total }) => result === 'win' && total === 21),
    [1],
  ],
  ['a hand of a split pair with 21', findRound([{ type: 'split' }], ({ total }) => total === 21), [3]],
  ['a blackjack of the dealer alone', findRound([], ({ result, total }) => result === 'loss' && total < 21), []],
  ['a blackjack that the dealer has, too', findRound([], ({ result }) => result === 'push'), []],
] as const;

/** A table that counts how often the chord of a blackjack is heard. */
function takeSeat() {
  const play = vi.fn();
  const seat = takeCardSeat(engine, BlackjackStage, { ...silentSoundBoard, play });
  return { ...seat, chords: () => play.mock.calls.filter(([event]) => event === 'symbol').length };
}
const wordOn = (page: HTMLElement) => page.querySelector('.headline')?.textContent ?? null;
const lifted = (page: HTMLElement) => page.querySelectorAll('.seated-card[data-row="player"][data-rare]').length;

installFakeTimers();

it.each([false, true])(
  'writes “Blackjack” around the lifted cards of a blackjack (reduced motion: %s)',
  async (reducedMotion) => {
    const { page, play, chords } = takeSeat();
    await play({ number: blackjack, picks: [], skipAfter: null, reducedMotion }, () => {
      expect(wordOn(page)).toBe('Blackjack');
      expect(lifted(page)).toBe(2);
    });
    expect(chords()).toBe(1);
  },
);

it.each(others)('writes nothing for %s', async (_, number, picks) => {
  const { page, play } = takeSeat();
  await play({ number, picks, skipAfter: null, reducedMotion: false }, () => {
    expect(wordOn(page)).toBeNull();
    expect(page.querySelectorAll('[data-rare]')).toHaveLength(0);
  });
});

it.each(others.slice(0, 3))('plays no chord for %s', async (_, number, picks) => {
  const { play, chords } = takeSeat();
  await play({ number, picks, skipAfter: null, reducedMotion: false }, () => undefined);
  expect(chords()).toBe(0);
});

it('shows the blackjack of an earlier visit without its chord', async () => {
  const { page, lay, chords } = takeSeat();
  await lay('idle', roundOf(engine, blackjack));
  expect(wordOn(page)).toBe('Blackjack');
  expect(chords()).toBe(0);
});
