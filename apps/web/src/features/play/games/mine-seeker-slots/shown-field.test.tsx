import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { type GameAction, payoutOf, replayRound } from '@goldwren/game-engine';
import { mineSeekerSlots } from '@goldwren/game-engine/games/mine-seeker-slots';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { describeEnd, describeOpen, payStepsOf } from './field-view.ts';
import { MinesStage } from './mines-stage.tsx';
import { words } from './words.ts';

const game = mineSeekerSlots;
const longestMs = 30_000;
const key = (seed: number) => createHash('sha256').update(`mines ${seed}`).digest();

/** The round as the server would answer it after these actions. */
function roundOf(seed: number, mines: number, actions: GameAction[]): Round {
  const { result, steps, view, legalActions } = replayRound(game, key(seed), { mines }, actions);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  return {
    ...{
      round_id: `round ${seed}`,
      nonce: seed,
      state: result ? 'settled' : 'open',
      currency: 'gold',
      stake: '5000.00',
    },
    ...{ raised: '0.00', payout: `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`, choice: { mines }, actions },
    ...{ events: steps.flatMap(({ events }) => events), view, legal_actions: legalActions },
  } as never;
}

/** Opens cells of `order` until a mine, the last pay, or so many: then cashes out. Every answer in turn. */
function answersOf(seed: number, mines: number, order: readonly number[], most: number): Round[] {
  const rounds = [roundOf(seed, mines, [])];
  const actions: GameAction[] = [];
  for (const cell of order) {
    const last = rounds.at(-1) as Round;
    if (last.state === 'settled') return rounds;
    actions.push(actions.length === most ? { type: 'cash_out' } : { type: 'open', cells: [cell] });
    rounds.push(roundOf(seed, mines, [...actions]));
  }
  return rounds;
}

function takeSeat(calm: boolean) {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', calm, sound: silentSoundBoard, skip, decision: null, keys: true } as const;
  const stage = (phase: StageProps['phase'], round: Round | null) => (
    <MinesStage
      {...given}
      {...{ phase, round, choice: (round?.choice ?? { mines: 1 }) as never, onShown: shown }}
      {...{ onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn() }}
    />
  );
  const { container, rerender } = render(stage('idle', null));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    ...{ page: container, shown, after, skip },
    lay: async (phase: StageProps['phase'], round: Round | null) => {
      rerender(stage(phase, round));
      await after(0);
    },
  };
}

const looks = (page: HTMLElement, look: string) =>
  [...page.querySelectorAll('.grid-cell')].flatMap((cell, index) =>
    cell.getAttribute('data-look') === look ? [index] : [],
  );
const ascending = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);

type View = { opened: number[]; mine_cells: number[] | null };

function expectOpen(page: HTMLElement, round: Round): void {
  const { opened } = round.view as View;
  expect(looks(page, 'safe')).toEqual(ascending(opened));
  expect([...looks(page, 'mine'), ...looks(page, 'blast')]).toEqual([]);
  const current = page.querySelector('.pay-strip [aria-current]')?.textContent;
  if (opened.length === 0) expect(current).toBeUndefined();
  else expect(current).toContain(words.safeCells(opened.length));
}

function expectEnd(page: HTMLElement, round: Round): void {
  const { opened, mine_cells } = round.view as View;
  const blast = round.events.find(({ type }) => type === 'blast')?.cell as number | undefined;
  expect(looks(page, 'safe')).toEqual(ascending(opened));
  expect(looks(page, 'blast')).toEqual(blast === undefined ? [] : [blast]);
  expect(looks(page, 'mine')).toEqual(mine_cells?.filter((cell) => cell !== blast));
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  expect(foot).toBe(celebrationOf(round) === 'none' ? null : displayCoins('gold', hundredthsOf(round.payout)));
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeMotion();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const anyOrder = fc.shuffledSubarray(
  Array.from({ length: 25 }, (_, cell) => cell),
  { minLength: 25 },
);

describe('what is shown is what the engine says', () => {
  it('after every answer, however it is skipped, moving or calm', { timeout: 60_000 }, async () => {
    const mines = fc.constantFrom(1, 3, 5, 10, 20);
    const played = fc.tuple(fc.nat(1e6), mines, anyOrder, fc.integer({ min: 1, max: 24 }), fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(played, async ([seed, count, order, most, calm, skips]) => {
        const seat = takeSeat(calm);
        await seat.lay('staking', null);
        let before: Round | null = null;
        for (const round of answersOf(seed, count, order, most)) {
          if (before) await seat.lay('acting', before);
          seat.shown.mockClear();
          const phase = round.state === 'open' ? 'dealing' : 'showing';
          await seat.lay(phase, round);
          // Where mines lie is not shown before the cell that was opened has been seen.
          if (phase === 'showing') expect(looks(seat.page, 'mine')).toEqual([]);
          if (skips) act(() => seat.skip.request());
          await seat.after(longestMs);
          expect(seat.shown).toHaveBeenCalledTimes(1);
          await seat.lay(phase === 'dealing' ? 'deciding' : 'idle', round);
          if (phase === 'dealing') expectOpen(seat.page, round);
          else expectEnd(seat.page, round);
          before = round;
        }
        cleanup();
      }),
      { numRuns: 15 },
    );
  });

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = takeSeat(false);
    const round = answersOf(4, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 12).at(-1) as Round;
    await seat.lay('showing', round);
    await seat.after(longestMs);
    await seat.lay('idle', round);
    expectEnd(seat.page, round);
  });
});

it('a new stake covers the field, a refused one brings the last round back', async () => {
  const seat = takeSeat(false);
  const round = answersOf(
    9,
    5,
    Array.from({ length: 25 }, (_, cell) => cell),
    2,
  ).at(-1) as Round;
  await seat.lay('idle', round);
  expectEnd(seat.page, { ...round, payout: '0.00' });
  await seat.lay('staking', round);
  expect(looks(seat.page, 'covered')).toHaveLength(25);
  await seat.lay('idle', round);
  expectEnd(seat.page, { ...round, payout: '0.00' });
});

it('a round that is over at once is not followed by another within a second', async () => {
  const seat = takeSeat(false);
  const round = answersOf(
    2,
    20,
    Array.from({ length: 25 }, (_, cell) => cell),
    3,
  ).at(-1) as Round;
  await seat.lay('staking', null);
  const startedAt = performance.now();
  await seat.lay('showing', round);
  while (seat.shown.mock.calls.length === 0) {
    act(() => seat.skip.request());
    await seat.after(20);
  }
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
});

describe('the ladder of pays', () => {
  it('begins at the first pay, keeps the pay now first, and ends with the last', () => {
    expect(payStepsOf(3, 0, 5).map(({ safe, payX100, now }) => [safe, payX100, now])).toEqual([
      [1, 110, false],
      [2, 125, false],
      [3, 140, false],
      [4, 165, false],
      [5, 195, false],
    ]);
    expect(payStepsOf(3, 4, 5).map(({ safe, now }) => [safe, now])).toEqual([
      [4, true],
      [5, false],
      [6, false],
      [7, false],
      [8, false],
    ]);
    expect(payStepsOf(20, 3, 5).map(({ safe, now }) => [safe, now])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});

it('says before every decision what cashing out pays and what the next cell would', () => {
  const [started, one] = answersOf(1, 1, [4, 7, 9, 12, 20], 5) as [Round, Round];
  expect(describeOpen(started)).toEqual({ said: '', shown: 'Open a cell.' });
  expect(describeOpen({ ...one, stake: '1000.00' } as Round)).toEqual({
    said: 'Row 1, column 5 is safe.',
    shown: 'Cash out 1,000 GC, or open another cell: 1.05× if it is safe.',
  });
  const blast = { events: [{ type: 'blast', cell: 24 }], choice: { mines: 3 } } as never;
  expect(describeEnd(blast)).toBe('Row 5, column 5 was a mine.');
});
