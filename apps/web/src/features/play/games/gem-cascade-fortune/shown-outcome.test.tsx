import type { Round } from '@goldwren/contracts/player';
import { computePayout } from '@goldwren/game-engine';
import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import { gemCascadeFortune as messages } from '@goldwren/messages/current/games/gem-cascade-fortune';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../../lib/i18n/format.ts';
import { longestFeatureMs } from '../../shell/motion/rhythm.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { describeShownRounds, installFakeTimers } from '../../testing/shown-rounds.ts';
import { type StageSeat, tableOf, takeSeat } from '../../testing/stage-seat.tsx';
import { restOf, tumbleScript } from '../../tumbles/tumble-script.ts';
import { GemCascadeStage } from './gem-cascade-stage.tsx';
import { gemCascade } from './tumble-game.ts';

const numbered = (nonce: number) => roundOf(gemCascadeFortune, nonce);
const stepsOf = (round: Round) => tumbleScript(round.events as never);
/** Enough rounds to contain free spins for any random draws. */
const freeRounds = Array.from({ length: 1_500 }, (_, nonce) => numbered(nonce)).filter(
  (round) => stepsOf(round).length > 1,
);
const tumblingRound = (times: number) =>
  Array.from({ length: 500 }, (_, nonce) => numbered(nonce)).find(
    (round) => stepsOf(round).length === 1 && stepsOf(round)[0]?.tumbles.length === times,
  ) as Round;

const gemSeat = () => takeSeat({ Stage: GemCascadeStage, longestMs: 150_000 });

/** The gem drawn in each cell, by position. */
function fieldOf(page: HTMLElement): string[][] {
  const columns: string[][] = Array.from({ length: gemCascade.columns }, () => []);
  for (const cell of page.querySelectorAll<HTMLElement>('.tumble-field i')) {
    const [column, row] = ['--column', '--row'].map((name) => Number(cell.style.getPropertyValue(name)));
    const drawn = [...cell.classList].filter((name) => /^is-(?!won)/.test(name));
    if (drawn.length !== 1) throw new Error(`Expected one drawn gem in a cell, got ${drawn}`);
    (columns[column as number] as string[])[row as number] = (drawn[0] as string).slice(3);
  }
  return columns;
}

function expectShown({ page, shown }: StageSeat, round: Round): void {
  const last = stepsOf(round).at(-1);
  const grid = last ? restOf(last) : [];
  expect(shown).toHaveBeenCalledTimes(1);
  expect(fieldOf(page)).toEqual(grid);
  expect(tableOf(page)).toEqual(
    [0, 1, 2, 3, 4].map((row) => grid.map((column) => messages.symbolName(column[row] ?? ''))),
  );
  expect(page.querySelector('.tumble-stage')?.getAttribute('data-scene')).toBeNull();
  expect(page.querySelectorAll('.is-won')).toHaveLength(0);
}

installFakeTimers();

describeShownRounds({
  anyRound: fc.oneof(fc.nat(1e6).map(numbered), fc.constantFrom(...freeRounds)),
  examples: [numbered(1), freeRounds[0] as Round],
  ...{ takeSeat: gemSeat, expectShown },
});

it('counts no feature symbol before the first spin, and those of the grid after it', async () => {
  const { page, play } = gemSeat();
  expect(gemCascade.restingGrid.flat()).toContain(gemCascade.feature.symbol);
  expect(page.querySelectorAll('.feature-count .is-landed')).toHaveLength(0);
  const round = numbered(1);
  await play(round, []);
  const landed = fieldOf(page)
    .flat()
    .filter((id) => id === gemCascade.feature.symbol);
  expect(page.querySelectorAll('.feature-count .is-landed')).toHaveLength(landed.length);
});

it('still shows after free spins how many crowns started them', async () => {
  const round = freeRounds[0] as Round;
  const crowns = restOf(stepsOf(round)[0] as never)
    .flat()
    .filter((id) => id === gemCascade.feature.symbol);
  const { page, play } = gemSeat();
  await play(round, []);
  expect(page.querySelectorAll('.feature-count .is-landed')).toHaveLength(crowns.length);
});

it('shows no tumble of the last spin next to the number of a new free spin', async () => {
  const round = freeRounds.find((one) =>
    stepsOf(one)
      .slice(0, -1)
      .some(({ tumbles }) => tumbles.length > 0),
  ) as Round;
  const seat = gemSeat();
  await seat.begin(round);
  let spin: string | null = null;
  let spins = 0;
  for (let ms = 0; seat.shown.mock.calls.length === 0 && ms < 40_000; ms += 20) {
    await seat.after(20);
    const now = seat.page.querySelector('.feature-band > span:first-child:not(.feature-count)')?.textContent ?? null;
    if (now && now !== spin) {
      spins += 1;
      expect(seat.page.querySelector('.tumble-number')).toBeNull();
    }
    spin = now;
  }
  expect(spins).toBe(stepsOf(round).length - 1);
});

it('shows the longest free spins in at most 25 seconds, with their cards', async () => {
  const tumblesOf = (round: Round) =>
    stepsOf(round)
      .slice(1)
      .flatMap((step) => step.tumbles).length;
  const longest = [...freeRounds].sort((one, other) => tumblesOf(other) - tumblesOf(one))[0] as Round;
  const seat = gemSeat();
  await seat.begin(longest);
  let [openedAt, ms] = [0, 0];
  for (; seat.shown.mock.calls.length === 0; ms += 50) {
    await seat.after(50);
    if (openedAt === 0 && seat.page.querySelector('[data-scene]')) openedAt = ms;
  }
  // The crowns are highlighted for 1.3 seconds before the card.
  expect(ms - openedAt + 1_300).toBeLessThanOrEqual(longestFeatureMs + 100);
  expect(ms - openedAt).toBeGreaterThan(8_000);
});

const drawnIn = (part: Element) =>
  [...part.querySelectorAll('i')].map((symbol) => symbol.className.match(/is-(\S+)/)?.[1]);

it('still shows after its tumbles which gem paid most in each of them', async () => {
  const round = tumblingRound(3);
  const { page, play } = gemSeat();
  await play(round, []);
  const wins = stepsOf(round)[0]?.tumbles.map((tumble) => tumble.wins) ?? [];
  expect(wins).toHaveLength(3);
  const most = wins.map((all) => all.toSorted((one, other) => other.payX100 - one.payX100)[0]?.symbol);
  expect(drawnIn(page.querySelector('.tumble-chain') as Element)).toEqual(most);
});

it('shows with the band of a large win what paid most, and with the amount after it nothing else', async () => {
  const round = Array.from({ length: 3_000 }, (_, nonce) => numbered(nonce)).find(
    (one) => stepsOf(one).length === 1 && (stepsOf(one).at(-1)?.payX100 ?? 0) >= 1_000,
  ) as Round;
  const wins = stepsOf(round).flatMap(({ tumbles }) => tumbles.flatMap((tumble) => tumble.wins));
  const best = wins.toSorted((one, other) => other.payX100 - one.payX100).slice(0, 3);
  const seat = gemSeat();
  const listed = () => seat.page.querySelector('.tumble-wins') as Element;
  await seat.begin(round);
  while (!seat.page.querySelector('.celebration-card')) await seat.after(50);
  expect(drawnIn(listed())).toEqual(best.map(({ symbol }) => symbol));
  expect([...listed().children].map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual(
    best.map(({ count }) => count),
  );
  while (seat.shown.mock.calls.length === 0) await seat.after(50);
  await seat.lay('idle', round);
  expect(listed().children).toHaveLength(0);
});

it('breaks each gem that pays into pieces, which are gone when the round is over', async () => {
  const round = tumblingRound(2);
  const seat = gemSeat();
  await seat.begin(round);
  await seat.after(2_450);
  const cells = stepsOf(round)[0]?.tumbles[0]?.wins.flatMap(({ cells }) => cells) ?? [];
  const pieces = [...seat.page.querySelectorAll<HTMLElement>('.shard')];
  expect(pieces.length).toBeGreaterThanOrEqual(4 * cells.length);
  const won = new Set(stepsOf(round)[0]?.tumbles[0]?.wins.map(({ symbol }) => `is-${symbol}`));
  for (const { firstElementChild: picture } of pieces)
    expect([...(picture?.classList ?? [])].some((name) => won.has(name))).toBe(true);
  await seat.after(20_000);
  expect(seat.page.querySelectorAll('.shard')).toHaveLength(0);
});

it('breaks nothing when the player prefers reduced motion', async () => {
  const seat = gemSeat();
  await seat.begin(tumblingRound(2), true);
  for (let at = 0; at < 6_000; at += 100) {
    await seat.after(100);
    expect(seat.page.querySelectorAll('.shard')).toHaveLength(0);
  }
});

describe('a cascade', () => {
  it('highlights what pays, says what it pays, and adds it to the sum of the round when it bursts', async () => {
    const round = tumblingRound(2);
    const [step] = stepsOf(round);
    const seat = gemSeat();
    await seat.begin(round);
    await seat.after(1_700);
    const [first, second] = step?.tumbles ?? [];
    const lit = first?.wins.flatMap(({ cells }) => cells) ?? [];
    expect(fieldOf(seat.page)).toEqual(step?.grid);
    expect(seat.page.querySelectorAll('.is-won')).toHaveLength(lit.length);
    const coins = (payX100: number) => formats.amount(computePayout(500_000n, payX100));
    expect(seat.page.querySelector('.tumble-wins')?.textContent).toContain(coins(first?.wins[0]?.payX100 ?? 0));
    const sum = () => seat.page.querySelector('.feature-band strong')?.textContent?.split(/\s/u)[0];
    expect(sum()).toBe(coins(0));
    await seat.after(1_800);
    expect(fieldOf(seat.page)).toEqual(first?.grid);
    expect(sum()).toBe(coins(first?.payX100 ?? 0));
    expect(seat.page.querySelector('.tumble-number')?.textContent).toBe(messages.tumble(2));
    await seat.after(800);
    expect(sum()).toBe(coins(second?.payX100 ?? 0));
  });

  it('lasts at least two and a half seconds, or one second when skipped', async () => {
    const seat = gemSeat();
    const still = tumblingRound(0);
    await seat.begin(still);
    await seat.after(2_300);
    expect(seat.shown).not.toHaveBeenCalled();
    await seat.after(300);
    expect(seat.shown).toHaveBeenCalledTimes(1);
    const round = tumblingRound(2);
    await seat.begin(round);
    await seat.after(50);
    seat.skip();
    await seat.after(800);
    expect(seat.shown).not.toHaveBeenCalled();
    const [step] = stepsOf(round);
    expect(fieldOf(seat.page)).toEqual(step && restOf(step));
    // This includes the celebration, which a second skip would end.
    await seat.after(150 + 4_200);
    expect(seat.shown).toHaveBeenCalledTimes(1);
  });

  it('never counts beyond the payout of the round', () => {
    const top = gemCascadeFortune.play({ u32: () => 0, below: () => 765_935, shuffle: (items) => items }, {});
    const steps = tumbleScript(top.events as never);
    const sums = steps.flatMap(({ payX100, tumbles }) => [payX100, ...tumbles.map((tumble) => tumble.payX100)]);
    expect(Math.max(...sums)).toBe(top.payX100);
    expect(steps.at(-1)?.payX100).toBe(top.payX100);
  });
});

it('creates its cells once: rounds leave no extra node behind', async () => {
  const seat = gemSeat();
  await seat.play(freeRounds[0] as Round, [100, 9_000]);
  const cells = [...seat.page.querySelectorAll('.tumble-field i')];
  await seat.play(numbered(3), [100]);
  const nodes = seat.page.querySelectorAll('*').length;
  for (const [index, round] of freeRounds.slice(0, 3).entries()) await seat.play(round, [100 * index, 8_000]);
  await seat.play(numbered(3), [100]);
  expect([...seat.page.querySelectorAll('.tumble-field i')]).toEqual(cells);
  expect(seat.page.querySelectorAll('*').length).toBe(nodes);
});
