import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { payoutOf, replayRound } from '@goldwren/game-engine';
import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { StarlightStage } from './starlight-stage.tsx';
import { words } from './words.ts';

const longestMs = 60_000;

function roundOf(nonce: number): Round {
  const key = createHash('sha256').update(`shown ${nonce}`).digest();
  const { result } = replayRound(starlightFortune, key, {}, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  const { events = [] } = result ?? {};
  return {
    ...{ round_id: `round ${nonce}`, nonce, state: 'settled', currency: 'gold', stake: '5000.00', raised: '0.00' },
    ...{ payout, events, actions: [] },
  } as never;
}

const stepsOf = (round: Round) => reelScript(round.events as never, 'moon');
/** So many rounds that free spins are among them whatever is drawn. */
const freeRounds = Array.from({ length: 1_500 }, (_, nonce) => roundOf(nonce)).filter(
  (round) => stepsOf(round).length > 1,
);

interface Seat {
  readonly page: HTMLElement;
  readonly shown: ReturnType<typeof vi.fn>;
  play(round: Round, skipsAt: readonly number[], calm?: boolean): Promise<void>;
  /** A stake goes out and comes back refused; the table still holds the round before. */
  refuse(before: Round): Promise<void>;
}

function takeSeat(): Seat {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound: silentSoundBoard, skip, decision: null, choice: {}, keys: true } as const;
  const stage = (phase: 'idle' | 'staking' | 'showing', round: Round | null, calm: boolean) => (
    <StarlightStage
      {...given}
      {...{ phase, round, calm, onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn(), onShown: shown }}
    />
  );
  const { container, rerender } = render(stage('idle', null, false));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    page: container,
    shown,
    async play(round, skipsAt, calm = false) {
      shown.mockClear();
      rerender(stage('staking', null, calm));
      await after(80);
      rerender(stage('showing', round, calm));
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

/** What each window truly stands at: its strip's cells at the row to which it is moved. */
function windowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('.reel-window')].map((window) => {
    const strips = [...window.children] as HTMLElement[];
    const [strip, ...others] = strips.filter(({ hidden }) => !hidden);
    if (!strip || others.length > 0) throw new Error(`${strips.length} strips, of which not one is shown`);
    const percent = Number(/translateY\(-?([\d.]+)%\)/.exec(strip.style.transform)?.[1]);
    const row = Math.round((percent / 100) * strip.children.length);
    return [...strip.children].slice(row, row + 3).map((cell) => /is-(\w+)/.exec(cell.className)?.[1] ?? '');
  });
}

function tableOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => `${cell.textContent}`),
  );
}

function expectShown({ page, shown }: Seat, round: Round): void {
  const last = stepsOf(round).at(-1);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(windowsOf(page)).toEqual(last?.grid);
  expect(tableOf(page)).toEqual([0, 1, 2].map((row) => last?.grid.map((reel) => words.symbolName(reel[row] ?? ''))));
  expect(page.querySelector('.reel-stage')?.getAttribute('data-scene')).toBeNull();
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

it('builds its strips once: rounds leave no node behind', async () => {
  const seat = takeSeat();
  await seat.play(freeRounds[0] as Round, [100, 9_000]);
  const cells = [...seat.page.querySelectorAll('.reel-strip > *')];
  await seat.play(roundOf(3), [100]);
  const nodes = seat.page.querySelectorAll('*').length;
  for (const [index, round] of freeRounds.slice(0, 3).entries()) await seat.play(round, [100 * index, 8_000]);
  await seat.play(roundOf(3), [100]);
  expect([...seat.page.querySelectorAll('.reel-strip > *')]).toEqual(cells);
  expect(seat.page.querySelectorAll('*').length).toBe(nodes);
});

it('returns to the last outcome when a stake is refused', async () => {
  const seat = takeSeat();
  const round = freeRounds[0] as Round;
  await seat.play(round, []);
  await seat.refuse(round);
  expect(windowsOf(seat.page)).toEqual(stepsOf(round).at(-1)?.grid);
  expect(seat.shown).toHaveBeenCalledTimes(1);
});
