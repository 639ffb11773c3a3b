import { dragonWaysSlots } from '@goldwren/game-engine/games/dragon-ways-slots';
import { dragonWaysSlots as messages } from '@goldwren/messages/current/games/dragon-ways-slots';
import { expect, it } from 'vitest';
import { describeReelRounds, freeRoundsOf, type ReelGameUnderTest } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { DragonWaysStage } from './dragon-ways-stage.tsx';
import { dragonWaysReels } from './reel-game.ts';

const game: ReelGameUnderTest = {
  engine: dragonWaysSlots,
  Stage: DragonWaysStage,
  reels: dragonWaysReels,
  symbolName: messages.symbolName,
};
const freeRounds = freeRoundsOf(game);

// The table loads this after it opens.
await import('./coil.tsx');

installFakeTimers();

describeReelRounds(game, freeRounds);

const winOf = (paysMore: boolean) => {
  for (let nonce = 0; ; nonce++) {
    const round = roundOf(game.engine, nonce);
    const won = round.events.filter(({ type }) => type === 'ways_win') as unknown as {
      ways: number;
      pay_x100: number;
    }[];
    const [only] = won;
    const isFree = round.events.some(({ type }) => type === 'free_spins');
    if (won.length === 1 && only && !isFree && only.pay_x100 > 100 === paysMore) return { round, ways: only.ways };
  }
};

it.each([false, true])(
  'multiplies the ways of a win before it names them (reduced motion: %s)',
  async (reducedMotion) => {
    const { round, ways } = winOf(true);
    const seat = takeSeat(game);
    await seat.begin(round, reducedMotion);
    const seen: string[] = [];
    for (let at = 0; at < 8_000; at += 50) {
      await seat.after(50);
      const text = seat.page.querySelector('.ways-product')?.textContent ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }
    const [product, named] = (seen.at(-1) ?? '').split(' = ');
    const factors = (product ?? '').split(' × ').map(Number);
    expect(factors.reduce((one, other) => one * other, 1)).toBe(ways);
    expect(named).toBe(messages.ways(ways));
    expect(seen).toHaveLength(reducedMotion ? 2 : factors.length + 2);
  },
);

it('brings the dragon to the reels for a win, and not for a payout up to the stake', async () => {
  for (const paysMore of [true, false]) {
    const seat = takeSeat(game);
    await seat.play(winOf(paysMore).round, []);
    expect(seat.page.querySelectorAll('.coil')).toHaveLength(paysMore ? 1 : 0);
  }
});
