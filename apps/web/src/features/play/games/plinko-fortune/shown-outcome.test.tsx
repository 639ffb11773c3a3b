import type { Round } from '@goldwren/contracts/player';
import { type PlinkoRisk, plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { type StageSeat, takeSeat } from '../../testing/stage-seat.tsx';
import { chute, hitsOf, placeOf, restOf } from './board.ts';
import { type Drop, dropOf, slotPaysOf } from './drop.ts';
import { PlinkoStage } from './plinko-stage.tsx';

const roundAt = (risk: PlinkoRisk, nonce: number) => roundOf(plinkoFortune, nonce, { risk });
const plinkoSeat = (sound = silentSoundBoard) =>
  takeSeat({ Stage: PlinkoStage, sound, choice: { risk: 'low' }, longestMs: 20_000 });

function ballOf(page: HTMLElement) {
  const { left, top } = (page.querySelector('.plinko-ball') as HTMLElement).style;
  return { left, top };
}

/** The values as read back from a style: numbers have six significant digits, as in a browser. */
function readAs(style: { left: string; top: string }) {
  const read = (percent: string) => `${Number(Number.parseFloat(percent).toPrecision(6))}%`;
  return { left: read(style.left), top: read(style.top) };
}

function landedOn(page: HTMLElement) {
  return [...page.querySelectorAll('.plinko-slots > li')].flatMap((slot, index) =>
    slot.getAttribute('aria-current') === 'true' ? [{ index, text: slot.firstChild?.textContent }] : [],
  );
}

function expectShown({ page, shown }: StageSeat, round: Round): void {
  const { path, slot, risk } = dropOf(round) as Drop;
  expect(shown).toHaveBeenCalledTimes(1);
  expect(ballOf(page)).toEqual(readAs(placeOf(restOf(slot))));
  expect(landedOn(page)).toEqual([{ index: slot, text: String((slotPaysOf(risk)[slot] ?? 0) / 100) }]);
  const points = page.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const way = [chute, ...hitsOf(path).map(({ ball }) => ball), restOf(slot)];
  expect(points.map((point) => Number(point.split(',')[0]))).toEqual(way.map(({ x }) => x));
}

installFakeTimers();

describeShownRounds({
  anyRound: fc
    .tuple(fc.constantFrom<PlinkoRisk>('low', 'medium', 'high'), fc.nat(1e6))
    .map(([risk, nonce]) => roundAt(risk, nonce)),
  examples: [roundAt('high', 1), roundAt('medium', 8)],
  takeSeat: plinkoSeat,
  ...{ expectShown, numRuns: 40, longestMs: 6_000 },
});

it('plays a sound for a peg in every row, each a little higher, and none for skipped pegs', async () => {
  const hit = vi.fn();
  const play: SoundBoard['play'] = (event, step) => event === 'hit' && hit(step);
  const seat = plinkoSeat({ ...silentSoundBoard, play });
  await seat.play(roundAt('low', 5), []);
  expect(hit.mock.calls.flat()).toEqual(Array.from({ length: 12 }, (_, row) => row));
  hit.mockClear();
  await seat.play(roundAt('low', 6), [300]);
  expect(hit.mock.calls.length).toBeLessThan(3);
});

it('moves the ball back to the top under another risk, whose slots pay differently', async () => {
  const seat = plinkoSeat();
  const round = roundAt('low', 7);
  await seat.play(round, []);
  await seat.lay('idle', round, { choice: { risk: 'high' } });
  expect(ballOf(seat.page)).toEqual(readAs(placeOf(chute)));
  expect(landedOn(seat.page)).toEqual([]);
  expect(screen.getByRole('list').textContent).toMatch(/^16022/);
  await seat.lay('idle', round, { choice: { risk: 'low' } });
  expect(ballOf(seat.page)).toEqual(readAs(placeOf(restOf((dropOf(round) as Drop).slot))));
});
