import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { type InstantGame, payoutOf, replayRound } from '@goldwren/game-engine';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { celebrationOf } from '../model/celebration.ts';
import type { StageProps } from '../model/game-module.ts';
import { displayCoins } from '../model/outcome-sentence.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { createSkip } from '../model/skip.ts';
import { silentSoundBoard } from '../model/sound-board.ts';
import type { ReelGame } from '../reels/reel-game.ts';
import { type ReelStep, reelScript } from '../reels/reel-script.ts';

// The table fetches them when it stands; under a clock that does not run by itself they must be here before.
await import('../reels/show-round.ts');
await import('../shell/celebration/celebration-show.tsx');

const longestMs = 60_000;
const ignored = { choice: {}, onChoice: () => undefined, onDecision: () => undefined, onAct: () => undefined };

/** A game on reels, as its tests play it. */
export interface ReelGameUnderTest {
  readonly engine: InstantGame;
  readonly Stage: ComponentType<StageProps>;
  readonly reels: ReelGame;
  readonly symbolName: (id: string) => string;
}

/** A settled round of 5,000 Gold Coins as the API gives it, decided by its number. */
export function roundOf({ engine }: Pick<ReelGameUnderTest, 'engine'>, nonce: number): Round {
  const key = createHash('sha256').update(`shown ${nonce}`).digest();
  const { result } = replayRound(engine, key, {}, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  const { events = [] } = result ?? {};
  return {
    ...{ round_id: `round ${nonce}`, nonce, state: 'settled', currency: 'gold', stake: '5000.00', raised: '0.00' },
    ...{ payout, events, actions: [] },
  } as never;
}

export function stepsOf({ reels }: Pick<ReelGameUnderTest, 'reels'>, round: Round): ReelStep[] {
  return reelScript(round.events as never, reels.feature.symbol);
}

export interface Seat {
  readonly page: HTMLElement;
  readonly shown: ReturnType<typeof vi.fn>;
  play(round: Round, skipsAt: readonly number[], calm?: boolean): Promise<void>;
  /** A stake goes out and comes back refused; the table still holds the round before. */
  refuse(before: Round): Promise<void>;
}

/** A player at the stage, under a clock that the test turns. */
export function takeSeat({ Stage }: Pick<ReelGameUnderTest, 'Stage'>): Seat {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound: silentSoundBoard, skip, decision: null, keys: true, ...ignored } as const;
  const stage = (phase: 'idle' | 'staking' | 'showing', round: Round | null, calm: boolean) => (
    <Stage {...given} {...{ phase, round, calm, onShown: shown }} />
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

/** What each window truly stands at: its strip's cells at the row to which it is moved, as many as it shows. */
export function windowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll<HTMLElement>('.reel-window')].map((window) => {
    const strips = [...window.children] as HTMLElement[];
    const [strip, ...others] = strips.filter(({ hidden }) => !hidden);
    if (!strip || others.length > 0) throw new Error(`${strips.length} strips, of which not one is shown`);
    const percent = Number(/translateY\(-?([\d.]+)%\)/.exec(strip.style.transform)?.[1]);
    const row = Math.round((percent / 100) * strip.children.length);
    const rows = Number(window.style.getPropertyValue('--rows'));
    return [...strip.children].slice(row, row + rows).map((cell) => /is-(\w+)/.exec(cell.className)?.[1] ?? '');
  });
}

function tableOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => `${cell.textContent}`),
  );
}

/** The stage shows the end of this round and nothing else. */
export function expectShown(game: ReelGameUnderTest, { page, shown }: Seat, round: Round): void {
  const grid = stepsOf(game, round).at(-1)?.grid ?? [];
  const rows = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, row) => row);
  const named = (id: string | undefined) => (id ? game.symbolName(id) : '');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(windowsOf(page)).toEqual(grid);
  expect(tableOf(page)).toEqual(rows.map((row) => grid.map((reel) => named(reel[row]))));
  expect(page.querySelector('.reel-stage')?.getAttribute('data-scene')).toBeNull();
  const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
  const isWin = celebrationOf(round) !== 'none';
  expect(foot).toBe(isWin ? displayCoins('gold', hundredthsOf(round.payout)) : null);
}
