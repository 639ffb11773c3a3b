import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { cherryClassicSlots as messages } from '@goldwren/messages/current/games/cherry-classic-slots';
import fc from 'fast-check';
import { expect } from 'vitest';
import { expectShown, type ReelGameUnderTest } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { CherryStage } from './cherry-stage.tsx';
import { cherryReels } from './reel-game.ts';

const game: ReelGameUnderTest = {
  engine: cherryClassicSlots,
  Stage: CherryStage,
  reels: cherryReels,
  symbolName: messages.symbolName,
};
const numbered = (nonce: number) => roundOf(cherryClassicSlots, nonce);

installFakeTimers();

describeShownRounds({
  ...{ anyRound: fc.nat(1e6).map(numbered), examples: [numbered(1)], skips: 3, longestMs: 6_000 },
  takeSeat: () => takeSeat(game),
  expectShown(seat, round) {
    expectShown(game, seat, round);
    expect(seat.page.querySelector('.feature-band')?.textContent).toBe(messages.opens);
  },
});
