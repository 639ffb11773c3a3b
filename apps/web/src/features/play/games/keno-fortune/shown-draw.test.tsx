import type { Round } from '@goldwren/contracts/player';
import { type KenoEvent, kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { kenoFortune as messages } from '@goldwren/messages/current/games/keno-fortune';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { takeSeat } from '../../testing/stage-seat.tsx';
import { describeDraw } from './card-view.ts';
import { KenoStage } from './keno-stage.tsx';

const roundWith = (numbers: number[], nonce: number) => roundOf(kenoFortune, nonce, { numbers });

function kenoSeat() {
  const matched = vi.fn();
  const play: SoundBoard['play'] = (event, step) => event === 'symbol' && matched(step);
  const sound = { ...silentSoundBoard, play };
  const seat = takeSeat({ Stage: KenoStage, sound, choice: { numbers: [1] } });
  return {
    ...{ ...seat, matched },
    play(...played: Parameters<typeof seat.play>) {
      matched.mockClear();
      return seat.play(...played);
    },
  };
}

const numbersWithLook = (page: HTMLElement, look: string) =>
  [...page.querySelectorAll(`[data-look="${look}"]`)].map((cell) => Number(cell.querySelector('.tile')?.textContent));
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

function drawOf(round: Round) {
  const [draw, hits] = round.events as unknown as KenoEvent[];
  if (draw?.type !== 'draw' || hits?.type !== 'hits') throw new Error('No draw event');
  return { picked: draw.picked, drawn: draw.drawn, hits: hits.numbers, payX100: hits.pay_x100 };
}

function expectShown({ page, shown, matched }: ReturnType<typeof kenoSeat>, round: Round): void {
  const { picked, drawn, hits, payX100 } = drawOf(round);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(numbersWithLook(page, 'hit')).toEqual(hits);
  expect(numbersWithLook(page, 'picked')).toEqual(picked.filter((number) => !hits.includes(number)));
  expect(numbersWithLook(page, 'drawn')).toEqual(ascending(drawn.filter((number) => !hits.includes(number))));
  expect(page.querySelectorAll('.keno-hit small')).toHaveLength(hits.length);
  for (const number of hits) expect(page.textContent).toContain(messages.cell.hit(number));
  expect(matched.mock.calls.flat()).toEqual(hits.map((_, index) => index + 1));
  // A win has a beam for each hit in both layouts, and nothing else has one.
  expect(page.querySelectorAll('.keno-beams path')).toHaveLength(payX100 > 100 ? 2 * hits.length : 0);
  const current = page.querySelector('[aria-current]')?.textContent ?? null;
  expect(current).toBe(
    hits.length === 0 ? null : `${messages.hitsOf(hits.length)}${payX100 / 100}×`.replace(/\.(\d)×/, '.$10×'),
  );
}

installFakeTimers();

describeShownRounds({
  anyRound: fc
    .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }), fc.nat(1e6))
    .map(([numbers, nonce]) => roundWith(ascending(numbers), nonce)),
  examples: [roundWith([3, 9, 21], 7)],
  takeSeat: kenoSeat,
  ...{ expectShown, numRuns: 20, most: 3, longestMs: 5_000 },
});

it('drops the numbers one after another in the order drawn, for two and a half seconds', async () => {
  const seat = kenoSeat();
  const round = roundWith([2, 4], 11);
  const { drawn } = drawOf(round);
  await seat.lay('staking', round);
  await seat.lay('showing', round);
  const seen: number[][] = [];
  const startedAt = performance.now();
  while (seat.shown.mock.calls.length === 0) {
    await seat.after(20);
    const fallen = ascending([...numbersWithLook(seat.page, 'drawn'), ...numbersWithLook(seat.page, 'hit')]);
    if (fallen.join() !== (seen.at(-1) ?? []).join()) seen.push(fallen);
  }
  expect(seen).toEqual(drawn.map((_, index) => ascending(drawn.slice(0, index + 1))));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_500);
});

it('ends on a skip, but never within a second', async () => {
  const seat = kenoSeat();
  const round = roundWith([2, 4], 11);
  const startedAt = performance.now();
  await seat.play(round, [10]);
  expectShown(seat, round);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
});

it('clears the old numbers with a new stake, and shows them again when it is rejected', async () => {
  const seat = kenoSeat();
  const round = roundWith([5, 6, 7], 3);
  await seat.play(round, [10]);
  await seat.lay('staking', round);
  expect([...numbersWithLook(seat.page, 'drawn'), ...numbersWithLook(seat.page, 'hit')]).toEqual([]);
  await seat.lay('idle', round);
  expect(numbersWithLook(seat.page, 'hit')).toEqual(drawOf(round).hits);
});

it('announces the draw and the hits to screen readers', () => {
  const round = roundWith([5, 6, 7], 3);
  const { drawn, hits } = drawOf(round);
  expect(describeDraw(round)).toContain(messages.drawn(drawn.join(', ')));
  if (hits.length > 0) expect(describeDraw(round)).toContain(messages.hitNumbers(hits.join(', ')));
  else expect(describeDraw(round)).not.toContain('Hits');
});

it('releases each drawn number, marks a payout when its ball has landed, and is quicker once no hit is possible', async () => {
  const round = [...Array(4_000).keys()]
    .map((nonce) => roundWith([7], nonce))
    .find((one) => {
      const { hits, drawn } = drawOf(one);
      return hits.length === 1 && drawn.indexOf(7) === 3;
    }) as Round;
  const { drawn } = drawOf(round);
  const seat = kenoSeat();
  await seat.lay('staking', round);
  expect(seat.page.querySelector('.keno-drum')?.getAttribute('data-mixing')).toBe('slow');
  await seat.lay('showing', round);
  const released: { number: number; mixing: string | null; at: number; pays: boolean }[] = [];
  for (let at = 0; at < 4_000; at += 10) {
    await seat.after(10);
    const number = Number(seat.page.querySelector('.drum-released')?.textContent ?? 0);
    const mixing = seat.page.querySelector('.keno-drum')?.getAttribute('data-mixing') ?? null;
    const pays = seat.page.querySelector('.pay-strip [aria-current]') !== null;
    if (number > 0 && released.at(-1)?.number !== number) released.push({ number, mixing, at, pays });
  }
  expect(released.map(({ number }) => number)).toEqual(drawn);
  expect(released.map(({ mixing }) => mixing)).toEqual(drawn.map((_, index) => (index < 3 ? 'slow' : 'fast')));
  expect(released.map(({ pays }) => pays)).toEqual(drawn.map((_, index) => index > 3));
  const gaps = released.slice(1).map(({ at }, index) => at - (released[index]?.at ?? 0));
  expect(Math.max(...gaps.slice(3))).toBeLessThan(Math.min(...gaps.slice(0, 3)));
  expect(seat.page.querySelector('.drum-released')).toBeNull();
  expect(seat.page.querySelector('.keno-drum')?.getAttribute('data-mixing')).toBeNull();
});
