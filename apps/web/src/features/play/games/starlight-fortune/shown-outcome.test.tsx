import type { Round } from '@goldwren/contracts/player';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
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
import { starlightReels } from './reel-game.ts';
import { StarlightStage } from './starlight-stage.tsx';
import { words } from './words.ts';

const game: ReelGameUnderTest = {
  engine: starlightFortune,
  Stage: StarlightStage,
  reels: starlightReels,
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

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = takeSeat(game);
    for (const round of [numbered(1), freeRounds[0] as Round]) {
      await seat.play(round, []);
      expectShown(game, seat, round);
    }
  });
});

it('builds its strips once: rounds leave no node behind', async () => {
  const seat = takeSeat(game);
  await seat.play(freeRounds[0] as Round, [100, 9_000]);
  const cells = [...seat.page.querySelectorAll('.reel-strip > *')];
  await seat.play(numbered(3), [100]);
  const nodes = seat.page.querySelectorAll('*').length;
  for (const [index, round] of freeRounds.slice(0, 3).entries()) await seat.play(round, [100 * index, 8_000]);
  await seat.play(numbered(3), [100]);
  expect([...seat.page.querySelectorAll('.reel-strip > *')]).toEqual(cells);
  expect(seat.page.querySelectorAll('*').length).toBe(nodes);
});

it('returns to the last outcome when a stake is refused', async () => {
  const seat = takeSeat(game);
  const round = freeRounds[0] as Round;
  await seat.play(round, []);
  await seat.refuse(round);
  expect(windowsOf(seat.page)).toEqual(stepsOf(game, round).at(-1)?.grid);
  expect(seat.shown).toHaveBeenCalledTimes(1);
});
