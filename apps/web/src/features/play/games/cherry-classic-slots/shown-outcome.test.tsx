import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playAnyRounds, turnTheClock } from '../../testing/any-rounds.ts';
import { expectShown, type ReelGameUnderTest, roundOf, takeSeat } from '../../testing/reel-seat.tsx';
import { CherryStage } from './cherry-stage.tsx';
import { cherryReels } from './reel-game.ts';
import { words } from './words.ts';

const game: ReelGameUnderTest = {
  engine: cherryClassicSlots,
  Stage: CherryStage,
  reels: cherryReels,
  symbolName: words.symbolName,
};

turnTheClock();

it('shows at the end of any round what was settled, however it is skipped, moving or calm', {
  timeout: 60_000,
}, async () => {
  await playAnyRounds({
    ...{ round: fc.nat(1e6).map((nonce) => roundOf(game, nonce)), skips: 3, longestMs: 6_000 },
    takeSeat: () => takeSeat(game),
    expectShown(seat, round) {
      expectShown(game, seat, round);
      expect(seat.page.querySelector('.feature-band')?.textContent).toBe(words.opens);
    },
  });
});
