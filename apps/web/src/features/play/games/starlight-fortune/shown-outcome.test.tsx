import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { starlightFortune as messages } from '@goldwren/messages/current/games/starlight-fortune';
import { expect, it } from 'vitest';
import { describeReelRounds, freeRoundsOf, type ReelGameUnderTest } from '../../testing/reel-rounds.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { starlightReels } from './reel-game.ts';
import { StarlightStage } from './starlight-stage.tsx';

const game: ReelGameUnderTest = {
  engine: starlightFortune,
  Stage: StarlightStage,
  reels: starlightReels,
  symbolName: messages.symbolName,
};
const freeRounds = freeRoundsOf(game);

installFakeTimers();

describeReelRounds(game, freeRounds);

it('creates its strips once: rounds leave no extra node behind', async () => {
  const seat = takeSeat(game);
  await seat.play(freeRounds[0], [100, 9_000]);
  const cells = [...seat.page.querySelectorAll('.reel-strip > *')];
  await seat.play(roundOf(game.engine, 3), [100]);
  const nodes = seat.page.querySelectorAll('*').length;
  for (const [index, round] of freeRounds.slice(0, 3).entries()) await seat.play(round, [100 * index, 8_000]);
  await seat.play(roundOf(game.engine, 3), [100]);
  expect([...seat.page.querySelectorAll('.reel-strip > *')]).toEqual(cells);
  expect(seat.page.querySelectorAll('*').length).toBe(nodes);
});
