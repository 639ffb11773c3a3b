import type { Round } from '@goldwren/contracts/player';
import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playAnyRounds, turnTheClock } from '../../testing/any-rounds.ts';
import {
  expectShown,
  type ReelGameUnderTest,
  roundOf,
  stepsOf,
  takeSeat,
  windowsOf,
} from '../../testing/reel-seat.tsx';
import { MegaTowerStage } from './mega-tower-stage.tsx';
import { megaTowerReels } from './reel-game.ts';
import { words } from './words.ts';

const game: ReelGameUnderTest = {
  engine: megaTowerSlots,
  Stage: MegaTowerStage,
  reels: megaTowerReels,
  symbolName: words.symbolName,
};
const numbered = (nonce: number) => roundOf(game, nonce);
/** So many rounds that free spins are among them whatever is drawn. */
const freeRounds = Array.from({ length: 1_500 }, (_, nonce) => numbered(nonce)).filter(
  (round) => stepsOf(game, round).length > 1,
);

turnTheClock();

describe('what is shown at the end of a round is what was settled', () => {
  it('for any rounds after each other, however they are skipped, moving or calm', { timeout: 60_000 }, async () => {
    const anyRound = fc.oneof(fc.nat(1e6).map(numbered), fc.constantFrom(...freeRounds));
    await playAnyRounds({
      round: anyRound,
      takeSeat: () => takeSeat(game),
      expectShown: (seat, round) => expectShown(game, seat, round),
    });
  });
});

it('says how many ways the windows have: the product of their heights', async () => {
  const seat = takeSeat(game);
  for (const round of [numbered(1), freeRounds[0] as Round]) {
    await seat.play(round, [100]);
    const heights = windowsOf(seat.page).map(({ length }) => length);
    const ways = heights.reduce((product, rows) => product * rows, 1);
    expect(seat.page.querySelector('.ways-now')?.textContent).toBe(words.ways(ways));
    if (round !== freeRounds[0]) expect(new Set(heights).size).toBeGreaterThan(1);
    else expect(ways).toBe(117_649);
  }
});

it('returns to the last outcome when a stake is refused', async () => {
  const seat = takeSeat(game);
  const round = freeRounds[0] as Round;
  await seat.play(round, []);
  await seat.refuse(round);
  expect(windowsOf(seat.page)).toEqual(stepsOf(game, round).at(-1)?.grid);
  expect(seat.shown).toHaveBeenCalledTimes(1);
});
