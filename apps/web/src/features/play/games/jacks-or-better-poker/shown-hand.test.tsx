import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { expect, it } from 'vitest';
import { takeCardSeat } from '../../testing/card-seat.tsx';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { madeOf } from './current-hand.ts';
import { JacksStage } from './jacks-stage.tsx';
import { tableOf } from './table-view.ts';

const game = jacksOrBetterPoker as unknown as AnyGame;

installFakeTimers();

it.each([true, false])('shows the last hand again when a stake is rejected, won: %s', async (won) => {
  for (let number = 0; ; number++) {
    const seat = takeCardSeat(game, JacksStage);
    let last: Round | null = null;
    await seat.play({ number, picks: [0], skipAfter: null, reducedMotion: false }, (round) => {
      last = round;
    });
    if (Number((last as Round | null)?.payout) > 0 !== won) continue;
    expect(seat.page.querySelectorAll('.card-face')).toHaveLength(5);
    await seat.refuse();
    return;
  }
});

it('highlights the cards of a hand only when it pays more than the stake', async () => {
  const seen = new Set<string>();
  for (let number = 0; seen.size < 3; number++) {
    const seat = takeCardSeat(game, JacksStage);
    await seat.play({ number, picks: [0], skipAfter: null, reducedMotion: false }, (round) => {
      if (round.state === 'open') return;
      const times = Number(round.payout) / Number(round.stake);
      const made = seat.page.querySelectorAll('[data-made]').length;
      if (times > 1) expect(made).toBeGreaterThanOrEqual(3);
      else expect(made).toBe(0);
      seen.add(times > 1 ? 'won' : times === 1 ? 'returned' : 'lost');
    });
  }
});

it('marks no held card that is not part of a hand that has won', async () => {
  const action = { type: 'hold', positions: [0, 1, 2, 3, 4] };
  const pairs = (round: Round) => madeOf(tableOf(round).cards).length < 5 && Number(round.payout) > Number(round.stake);
  let number = 0;
  while (!pairs(roundOf(game, number, game.choices[0], [action]))) number++;
  const { page, lay, after } = takeCardSeat(game, JacksStage);
  await lay('showing', roundOf(game, number, game.choices[0], [action]));
  await after(6_000);
  const cards = [...page.querySelectorAll('.holdable-card')];
  const isMarked = (card: Element) => card.querySelector('.held-mark')?.textContent !== '';
  expect(cards.filter(isMarked)).toEqual(cards.filter((card) => card.hasAttribute('data-made')));
  expect(cards.filter(isMarked).length).toBeLessThan(5);
});
