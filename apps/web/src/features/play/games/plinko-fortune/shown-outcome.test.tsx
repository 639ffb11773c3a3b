import type { Round } from '@goldwren/contracts/player';
import { type PlinkoRisk, plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { type StageSeat, takeSeat } from '../../testing/stage-seat.tsx';
import { chute, hitsOf, pegs, placeOf, restOf } from './board.ts';
import { type Drop, dropOf, slotPaysOf } from './drop.ts';
import { fallOf } from './fall.ts';
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
  const lit =
    page
      .querySelector('.plinko-trail > path')
      ?.getAttribute('d')
      ?.matchAll(/M([\d.]+)/g) ?? [];
  expect([...lit].map(([, x]) => Number(x))).toEqual(hitsOf(path).map(({ peg }) => pegs[peg]?.x));
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

describe('balls in flight', () => {
  const [first, second, third] = [roundAt('low', 1), roundAt('low', 2), roundAt('low', 4)] as const;
  const { landsAt } = fallOf((dropOf(first) as Drop).path, 0, { width: 0, height: 0 });
  const slotsOf = (...rounds: Round[]) => new Set(rounds.map((round) => dropOf(round)?.slot));
  const shownSlots = (page: HTMLElement) => new Set(landedOn(page).map(({ index }) => index));

  /** Drops the first two balls, one second apart. */
  async function dropTwo(sound = silentSoundBoard) {
    const seat = plinkoSeat(sound);
    await seat.lay('staking', null);
    await seat.lay('showing', first, { showing: [first] });
    await seat.after(1_000);
    await seat.lay('staking', first, { showing: [first] });
    await seat.lay('showing', first, { showing: [first, second] });
    return seat;
  }

  it('fall independently: each lights its slot when it lands, and ends in its turn', async () => {
    const seat = await dropTwo();
    expect(seat.page.querySelectorAll('.plinko-ball')).toHaveLength(2);
    await seat.after(landsAt - 1_000 - 20);
    expect(shownSlots(seat.page)).toEqual(new Set());
    await seat.after(40);
    expect(shownSlots(seat.page)).toEqual(slotsOf(first));
    expect(seat.shown).not.toHaveBeenCalled();
    await seat.after(960);
    expect(shownSlots(seat.page)).toEqual(slotsOf(first));
    await seat.after(40);
    expect(shownSlots(seat.page)).toEqual(slotsOf(first, second));
    await seat.after(20_000);
    expect(seat.shown.mock.calls).toEqual([[first.round_id], [second.round_id]]);
  });

  it('keep falling when an earlier one has been shown, or when the next one is dropped', async () => {
    const seat = await dropTwo();
    const flying = () => seat.page.querySelectorAll('.plinko-flight')[1] as HTMLElement;
    const second_ = flying();
    await seat.after(1_000);
    await seat.lay('staking', first, { showing: [first, second] });
    expect(seat.page.querySelectorAll('.plinko-ball')).toHaveLength(3);
    await seat.lay('staking', first, { showing: [second] });
    expect(shownSlots(seat.page)).toEqual(slotsOf(first));
    await seat.lay('showing', first, { showing: [second, third] });
    expect(flying()).toBe(second_);
    expect(shownSlots(seat.page)).toEqual(slotsOf(first));
    await seat.after(20_000);
    expect(seat.shown.mock.calls).toEqual([[second.round_id], [third.round_id]]);
    await seat.lay('idle', third, { showing: [] });
    expect(landedOn(seat.page).map(({ index }) => index)).toEqual([dropOf(third)?.slot]);
  });

  it('all land at a skip, and still end one after another', async () => {
    const tones = vi.fn();
    const seat = await dropTwo({ ...silentSoundBoard, play: (event) => event === 'land' && tones() });
    const ends: number[] = [];
    seat.shown.mockImplementation(() => void ends.push(performance.now()));
    // Both are older than the minimum interval of rounds, and neither has landed.
    await seat.after(1_100);
    seat.skip();
    await seat.after(0);
    expect(shownSlots(seat.page)).toEqual(slotsOf(first, second));
    expect(tones).toHaveBeenCalledTimes(2);
    await seat.after(20_000);
    expect(seat.shown.mock.calls).toEqual([[first.round_id], [second.round_id]]);
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(300);
  });
});

it('heats the edge that a ball comes near, and none in the middle', () => {
  const heatOf = (path: number[]) =>
    fallOf(
      path,
      path.reduce((sum, step) => sum + step, 0),
      { width: 700, height: 670 },
    ).heat;
  const steps = (right: number) => Array.from({ length: 12 }, (_, row) => (row < right ? 1 : 0));
  expect(heatOf(steps(12))?.side).toBe('right');
  expect(heatOf(steps(0))?.side).toBe('left');
  expect(heatOf(Array.from({ length: 12 }, (_, row) => row % 2))).toBeNull();
  const opacities = heatOf(steps(12))?.frames.map(({ opacity }) => Number(opacity)) ?? [];
  expect(opacities).toEqual([...opacities].sort((one, other) => one - other));
  expect(opacities.at(0)).toBe(0);
  expect(Math.max(...opacities)).toBe(1);
});
