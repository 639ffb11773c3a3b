import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SoundEvent, silentSoundBoard } from '../../model/sound-board.ts';
import { roundOf } from '../../testing/shown-round.ts';
import { installFakeTimers } from '../../testing/shown-rounds.ts';
import { expectWinAmount, takeSeat } from '../../testing/stage-seat.tsx';
import { describeEnd, describeOpen, nextCellOdds, payStepsOf } from './field-view.ts';
import { MinesStage } from './mines-stage.tsx';

const game = mineSeekerSlots as unknown as AnyGame;
const longestMs = 30_000;
const mineSeat = () => takeSeat({ Stage: MinesStage, choice: { mines: 1 } });
const inOrder = Array.from({ length: 25 }, (_, cell) => cell);

/** Opens cells in the given order until a mine, the last payout, or `most` cells, then cashes out. Returns every answer. */
function answersOf(seed: number, mines: number, order: readonly number[], most: number): Round[] {
  const rounds = [roundOf(game, seed, { mines })];
  const actions: GameAction[] = [];
  for (const cell of order) {
    const last = rounds.at(-1) as Round;
    if (last.state === 'settled') return rounds;
    actions.push(actions.length === most ? { type: 'cash_out' } : { type: 'open', cells: [cell] });
    rounds.push(roundOf(game, seed, { mines }, [...actions]));
  }
  return rounds;
}

const cellsWithLook = (page: HTMLElement, look: string) =>
  [...page.querySelectorAll('.grid-cell')].flatMap((cell, index) =>
    cell.getAttribute('data-look') === look ? [index] : [],
  );
const ascending = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);

type View = { opened: number[]; mine_cells: number[] | null };

function expectOpen(page: HTMLElement, round: Round): void {
  const { opened } = round.view as View;
  expect(cellsWithLook(page, 'safe')).toEqual(ascending(opened));
  expect([...cellsWithLook(page, 'mine'), ...cellsWithLook(page, 'blast')]).toEqual([]);
  const current = page.querySelector('.pay-strip [aria-current]')?.textContent;
  if (opened.length === 0) expect(current).toBeUndefined();
  else expect(current).toContain(messages.safeCells(opened.length));
}

function expectEnd(page: HTMLElement, round: Round): void {
  const { opened, mine_cells } = round.view as View;
  const blast = round.events.find(({ type }) => type === 'blast')?.cell as number | undefined;
  expect(cellsWithLook(page, 'safe')).toEqual(ascending(opened));
  expect(cellsWithLook(page, 'blast')).toEqual(blast === undefined ? [] : [blast]);
  expect(cellsWithLook(page, 'mine')).toEqual(mine_cells?.filter((cell) => cell !== blast));
  expectWinAmount(page, round);
}

installFakeTimers();

const anyOrder = fc.shuffledSubarray(inOrder, { minLength: 25 });

describe('the field matches the engine', () => {
  it('after every answer, with and without skips and motion', { timeout: 60_000 }, async () => {
    const mines = fc.constantFrom(1, 3, 5, 10, 20);
    const played = fc.tuple(fc.nat(1e6), mines, anyOrder, fc.integer({ min: 1, max: 24 }), fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(played, async ([seed, count, order, most, reducedMotion, skips]) => {
        const seat = mineSeat();
        await seat.lay('staking', null, { reducedMotion });
        let before: Round | null = null;
        for (const round of answersOf(seed, count, order, most)) {
          if (before) await seat.lay('acting', before, { reducedMotion });
          seat.shown.mockClear();
          const phase = round.state === 'open' ? 'dealing' : 'showing';
          await seat.lay(phase, round, { reducedMotion });
          // Mines are not revealed before the opened cell has been shown.
          if (phase === 'showing') expect(cellsWithLook(seat.page, 'mine')).toEqual([]);
          if (skips) seat.skip();
          await seat.after(longestMs);
          expect(seat.shown).toHaveBeenCalledTimes(1);
          await seat.lay(phase === 'dealing' ? 'deciding' : 'idle', round, { reducedMotion });
          if (phase === 'dealing') expectOpen(seat.page, round);
          else expectEnd(seat.page, round);
          before = round;
        }
        cleanup();
      }),
      { numRuns: 15 },
    );
  });

  it('and needs no Web Animations support', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = mineSeat();
    const round = answersOf(4, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 12).at(-1) as Round;
    await seat.lay('showing', round);
    await seat.after(longestMs);
    await seat.lay('idle', round);
    expectEnd(seat.page, round);
  });
});

it('does not mark a loss: a mine sounds like any other cell, without its note', async () => {
  const heard: SoundEvent[] = [];
  const sound = { ...silentSoundBoard, play: (event: SoundEvent) => void heard.push(event) };
  const seat = takeSeat({ Stage: MinesStage, sound, choice: { mines: 20 } });
  const [start, ...opened] = answersOf(2, 20, inOrder, 24) as [Round, ...Round[]];
  await seat.lay('dealing', start);
  for (const round of opened) await seat.lay(round.state === 'settled' ? 'showing' : 'dealing', round);
  expect(opened.at(-1)?.events.some(({ type }) => type === 'blast')).toBe(true);
  expect(heard).toEqual([...opened.slice(1).flatMap(() => ['dig', 'symbol']), 'dig']);
});

it('covers the field on a new stake, and shows the last round again when the stake is rejected', async () => {
  const seat = mineSeat();
  const round = answersOf(9, 5, inOrder, 2).at(-1) as Round;
  await seat.lay('idle', round);
  expectEnd(seat.page, { ...round, payout: '0.00' });
  await seat.lay('staking', round);
  expect(cellsWithLook(seat.page, 'covered')).toHaveLength(25);
  await seat.lay('idle', round);
  expectEnd(seat.page, { ...round, payout: '0.00' });
});

it('shows the payout of the last round again when a stake is rejected', async () => {
  const seat = mineSeat();
  const round = answersOf(4, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 12).at(-1) as Round;
  await seat.lay('showing', round);
  await seat.after(longestMs);
  await seat.lay('idle', round);
  await seat.refuse(round);
  expectEnd(seat.page, round);
});

it('allows no new round within a second after a round that ends immediately', async () => {
  const seat = mineSeat();
  const round = answersOf(2, 20, inOrder, 3).at(-1) as Round;
  await seat.lay('staking', null);
  const startedAt = performance.now();
  await seat.lay('showing', round);
  while (seat.shown.mock.calls.length === 0) {
    seat.skip();
    await seat.after(20);
  }
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
});

describe('payStepsOf', () => {
  it('starts at the first payout, then at the last one that was passed, and ends with the last', () => {
    expect(payStepsOf(3, 0, 5).map(({ safe, payX100, now }) => [safe, payX100, now])).toEqual([
      [1, 110, false],
      [2, 125, false],
      [3, 140, false],
      [4, 165, false],
      [5, 195, false],
    ]);
    expect(payStepsOf(3, 1, 2).map(({ safe, now }) => [safe, now])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(payStepsOf(3, 4, 5).map(({ safe, now }) => [safe, now])).toEqual([
      [3, false],
      [4, true],
      [5, false],
      [6, false],
      [7, false],
    ]);
    expect(payStepsOf(20, 3, 5).map(({ safe, now }) => [safe, now])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});

it('says before every decision what cashing out pays and what the next cell would pay', () => {
  const [started, one] = answersOf(1, 1, [4, 7, 9, 12, 20], 5) as [Round, Round];
  expect(describeOpen(started)).toEqual({ spoken: '', shown: 'Open a cell.' });
  expect(describeOpen({ ...one, stake: '1000.00' } as Round)).toEqual({
    spoken: 'Row 1, column 5 is safe.',
    shown: 'Cash out 1,000 GC, or open another cell: 1.05× if it is safe.',
  });
  const blast = { events: [{ type: 'blast', cell: 24 }], choice: { mines: 3 } } as never;
  expect(describeEnd(blast)).toBe('Row 5, column 5 was a mine.');
});

describe('the odds of the next cell', () => {
  it('are the share of covered cells without a mine, reduced', () => {
    expect(nextCellOdds(5, 0)).toEqual({ safe: 4, of: 5 });
    expect(nextCellOdds(1, 0)).toEqual({ safe: 24, of: 25 });
    expect(nextCellOdds(1, 23)).toEqual({ safe: 1, of: 2 });
    expect(nextCellOdds(20, 5)).toBeNull();
  });

  it('are shown while a cell can be opened, and not after the round', async () => {
    const seat = mineSeat();
    const rounds = answersOf(3, 1, inOrder, 24);
    const shown = () => seat.page.querySelector('.mine-odds')?.textContent;
    await seat.lay('deciding', rounds[0] as Round, {});
    expect(shown()).toBe(messages.nextCell(24, 25));
    await seat.lay('idle', rounds.at(-1) as Round, {});
    expect(shown()).toBe('');
  });
});

it('puts the light in the middle of the field, then on the last opened cell', async () => {
  const seat = mineSeat();
  const rounds = answersOf(3, 1, [7, 9, 4], 3);
  const light = () => {
    const { style } = seat.page.querySelector('.mine-lamp') as HTMLElement;
    return [style.getPropertyValue('--x'), style.getPropertyValue('--y')].map(Number);
  };
  const seen = [];
  for (const round of rounds.slice(0, 3)) {
    await seat.lay('deciding', round, {});
    seen.push(light());
  }
  expect(seen).toEqual([
    [2, 2],
    [2, 1],
    [4, 1],
  ]);
});

describe('the shovel', () => {
  /** The cells in which a shovel has moved, while these rounds are shown one after another. */
  async function dugCells(rounds: readonly Round[], reducedMotion: boolean): Promise<number[]> {
    const seat = mineSeat();
    const dug: number[] = [];
    const fake = Element.prototype.animate;
    Element.prototype.animate = function animate(frames, options) {
      const cell = this.matches('.mine-shovel') ? this.closest('.grid-cell') : null;
      if (cell) dug.push([...seat.page.querySelectorAll('.grid-cell')].indexOf(cell));
      return fake.call(this, frames, options);
    };
    for (const round of rounds) {
      await seat.lay(round.state === 'open' ? 'dealing' : 'showing', round, { reducedMotion });
      await seat.after(longestMs);
    }
    return dug;
  }

  it('digs in each cell that the player opens, also in the one with a mine, and in no other', async () => {
    const rounds = answersOf(2, 20, inOrder, 24);
    const opened = rounds.slice(1).map((_, cell) => cell);
    expect(rounds.at(-1)?.events.some(({ type }) => type === 'blast')).toBe(true);
    expect(await dugCells(rounds, false)).toEqual(opened);
  });

  it('does not move with reduced motion', async () => {
    expect(await dugCells(answersOf(2, 20, inOrder, 24), true)).toEqual([]);
  });
});
