import { megaTowerSlots } from '@goldwren/game-engine/games/mega-tower-slots';
import { megaTowerSlots as messages } from '@goldwren/messages/current/games/mega-tower-slots';
import { expect, it } from 'vitest';
import { describeReelRounds, freeRoundsOf, type ReelGameUnderTest, windowsOf } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { MegaTowerStage } from './mega-tower-stage.tsx';
import { megaTowerReels } from './reel-game.ts';

const game: ReelGameUnderTest = {
  engine: megaTowerSlots,
  Stage: MegaTowerStage,
  reels: megaTowerReels,
  symbolName: messages.symbolName,
};
const freeRounds = freeRoundsOf(game);

installFakeTimers();

describeReelRounds(game, freeRounds);

it('shows the number of ways: the product of the reel heights', async () => {
  const seat = takeSeat(game);
  for (const round of [roundOf(game.engine, 1), freeRounds[0]]) {
    await seat.play(round, [100]);
    const heights = windowsOf(seat.page).map(({ length }) => length);
    const ways = heights.reduce((product, rows) => product * rows, 1);
    expect(seat.page.querySelector('.ways-now')?.textContent).toBe(messages.ways(ways));
    if (round !== freeRounds[0]) expect(new Set(heights).size).toBeGreaterThan(1);
    else expect(ways).toBe(117_649);
  }
});
