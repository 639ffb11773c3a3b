import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { payoutOf, replayRound } from '@goldwren/game-engine';
import { gemCascadeFortune } from '@goldwren/game-engine/games/gem-cascade-fortune';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { restOf, tumbleScript } from '../../tumbles/tumble-script.ts';
import { GemCascadeStage } from './gem-cascade-stage.tsx';
import { gemCascade } from './tumble-game.ts';
import { words } from './words.ts';

const longestMs = 150_000;

function roundOf(nonce: number): Round {
  const key = createHash('sha256').update(`shown ${nonce}`).digest();
  const { result } = replayRound(gemCascadeFortune, key, {}, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  const { events = [] } = result ?? {};
  return {
    ...{ round_id: `round ${nonce}`, nonce, state: 'settled', currency: 'gold', stake: '5000.00', raised: '0.00' },
    ...{ payout, events, actions: [] },
  } as never;
}

const stepsOf = (round: Round) => tumbleScript(round.events as never);
/** So many rounds that free spins are among them whatever is drawn. */
const freeRounds = Array.from({ length: 1_500 }, (_, nonce) => roundOf(nonce)).filter(
  (round) => stepsOf(round).length > 1,
);
const tumblingRound = (times: number) =>
  Array.from({ length: 500 }, (_, nonce) => roundOf(nonce)).find(
    (round) => stepsOf(round).length === 1 && stepsOf(round)[0]?.tumbles.length === times,
  ) as Round;

interface Seat {
  readonly page: HTMLElement;
  readonly shown: ReturnType<typeof vi.fn>;
  play(round: Round, skipsAt: readonly number[], calm?: boolean): Promise<void>;
  /** Plays on for so long; with a time, skips then. */
  begin(round: Round, ms: number, skipAt?: number): Promise<void>;
  after(ms: number): Promise<void>;
  /** A stake goes out and comes back refused; the table still holds the round before. */
  refuse(before: Round): Promise<void>;
}

function takeSeat(): Seat {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound: silentSoundBoard, skip, decision: null, keys: true, choice: {} } as const;
  const heard = { onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn(), onShown: shown };
  const stage = (phase: 'idle' | 'staking' | 'showing', round: Round | null, calm: boolean) => (
    <GemCascadeStage {...given} {...heard} {...{ phase, round, calm }} />
  );
  const { container, rerender } = render(stage('idle', null, false));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const begin = async (round: Round, calm: boolean) => {
    shown.mockClear();
    rerender(stage('staking', null, calm));
    await after(80);
    rerender(stage('showing', round, calm));
  };
  return {
    page: container,
    shown,
    after,
    async begin(round, ms, skipAt = ms) {
      await begin(round, false);
      await after(skipAt);
      if (skipAt === ms) return;
      act(() => skip.request());
      await after(ms - skipAt);
    },
    async play(round, skipsAt, calm = false) {
      await begin(round, calm);
      let now = 0;
      for (const at of [...skipsAt].sort((one, other) => one - other)) {
        await after(at - now);
        now = at;
        act(() => skip.request());
      }
      await after(longestMs);
      rerender(stage('idle', round, calm));
      await after(0);
    },
    async refuse(before) {
      rerender(stage('staking', before, false));
      await after(400);
      rerender(stage('idle', before, false));
      await after(longestMs);
    },
  };
}

/** What is drawn in the cells, by the place that each has. */
function fieldOf(page: HTMLElement): string[][] {
  const columns: string[][] = Array.from({ length: gemCascade.columns }, () => []);
  for (const cell of page.querySelectorAll<HTMLElement>('.tumble-field > i')) {
    const [column, row] = ['--column', '--row'].map((name) => Number(cell.style.getPropertyValue(name)));
    const drawn = [...cell.classList].filter((name) => /^is-(?!won)/.test(name));
    if (drawn.length !== 1) throw new Error(`a cell that draws ${drawn}`);
    (columns[column as number] as string[])[row as number] = (drawn[0] as string).slice(3);
  }
  return columns;
}

function tableOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => `${cell.textContent}`),
  );
}

function expectShown({ page, shown }: Seat, round: Round): void {
  const last = stepsOf(round).at(-1);
  const grid = last ? restOf(last) : [];
  expect(shown).toHaveBeenCalledTimes(1);
  expect(fieldOf(page)).toEqual(grid);
  expect(tableOf(page)).toEqual(
    [0, 1, 2, 3, 4].map((row) => grid.map((column) => words.symbolName(column[row] ?? ''))),
  );
  expect(page.querySelector('.tumble-stage')?.getAttribute('data-scene')).toBeNull();
  expect(page.querySelectorAll('.is-won')).toHaveLength(0);
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  const isWin = celebrationOf(round) !== 'none';
  expect(foot).toBe(isWin ? displayCoins('gold', hundredthsOf(round.payout)) : null);
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeMotion();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what is shown at the end of a round is what was settled', () => {
  it('for any rounds after each other, however they are skipped, moving or calm', { timeout: 60_000 }, async () => {
    const anyRound = fc.oneof(fc.nat(1e6).map(roundOf), fc.constantFrom(...freeRounds));
    const skips = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 4 });
    const played = fc.array(fc.tuple(anyRound, skips, fc.boolean()), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(played, async (rounds) => {
        const seat = takeSeat();
        for (const [round, skipsAt, calm] of rounds) {
          await seat.play(round, skipsAt, calm);
          expectShown(seat, round);
        }
        cleanup();
      }),
      { numRuns: 30 },
    );
  });

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = takeSeat();
    for (const round of [roundOf(1), freeRounds[0] as Round]) {
      await seat.play(round, []);
      expectShown(seat, round);
    }
  });
});

describe('a cascade', () => {
  it('lights what pays, says what it pays, and adds it to the sum of the round', async () => {
    const round = tumblingRound(2);
    const [step] = stepsOf(round);
    const seat = takeSeat();
    await seat.begin(round, 1_700);
    const [first, second] = step?.tumbles ?? [];
    const lit = first?.wins.flatMap(({ cells }) => cells) ?? [];
    expect(fieldOf(seat.page)).toEqual(step?.grid);
    expect(seat.page.querySelectorAll('.is-won')).toHaveLength(lit.length);
    const coins = (payX100: number) => displayCoins('gold', payoutOf(500_000n, payX100));
    expect(seat.page.querySelector('.tumble-wins')?.textContent).toContain(coins(first?.wins[0]?.payX100 ?? 0));
    expect(seat.page.querySelector('.feature-band strong')?.textContent).toContain(coins(first?.payX100 ?? 0));
    await seat.after(1_800);
    expect(fieldOf(seat.page)).toEqual(first?.grid);
    expect(seat.page.querySelector('.feature-band strong')?.textContent).toContain(coins(second?.payX100 ?? 0));
    expect(seat.page.querySelector('.tumble-number')?.textContent).toBe(words.tumble(2));
  });

  it('lasts two and a half seconds at least, and one second when it is skipped', async () => {
    const seat = takeSeat();
    const still = tumblingRound(0);
    await seat.begin(still, 2_300);
    expect(seat.shown).not.toHaveBeenCalled();
    await seat.after(300);
    expect(seat.shown).toHaveBeenCalledTimes(1);
    const round = tumblingRound(2);
    await seat.begin(round, 850, 50);
    expect(seat.shown).not.toHaveBeenCalled();
    const [step] = stepsOf(round);
    expect(fieldOf(seat.page)).toEqual(step && restOf(step));
    // And what is celebrated of it, which a further skip would end.
    await seat.after(150 + 4_200);
    expect(seat.shown).toHaveBeenCalledTimes(1);
  });

  it('never counts to more than the round pays', () => {
    const top = gemCascadeFortune.play({ u32: () => 0, below: () => 765_935, shuffle: (items) => items }, {});
    const steps = tumbleScript(top.events as never);
    const sums = steps.flatMap(({ payX100, tumbles }) => [payX100, ...tumbles.map((tumble) => tumble.payX100)]);
    expect(Math.max(...sums)).toBe(top.payX100);
    expect(steps.at(-1)?.payX100).toBe(top.payX100);
  });
});

it('makes its cells once: rounds leave no node behind', async () => {
  const seat = takeSeat();
  await seat.play(freeRounds[0] as Round, [100, 9_000]);
  const cells = [...seat.page.querySelectorAll('.tumble-field > i')];
  await seat.play(roundOf(3), [100]);
  const nodes = seat.page.querySelectorAll('*').length;
  for (const [index, round] of freeRounds.slice(0, 3).entries()) await seat.play(round, [100 * index, 8_000]);
  await seat.play(roundOf(3), [100]);
  expect([...seat.page.querySelectorAll('.tumble-field > i')]).toEqual(cells);
  expect(seat.page.querySelectorAll('*').length).toBe(nodes);
});

it('returns to the last outcome when a stake is refused', async () => {
  const seat = takeSeat();
  const round = freeRounds[0] as Round;
  await seat.play(round, []);
  await seat.refuse(round);
  const last = stepsOf(round).at(-1);
  expect(fieldOf(seat.page)).toEqual(last && restOf(last));
  expect(seat.shown).toHaveBeenCalledTimes(1);
});
