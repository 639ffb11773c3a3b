import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { payoutOf, replayRound } from '@goldwren/game-engine';
import { cherryClassicSlots } from '@goldwren/game-engine/games/cherry-classic-slots';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { reelScript } from '../../reels/reel-script.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { CherryStage } from './cherry-stage.tsx';
import { words } from './words.ts';

function roundOf(nonce: number): Round {
  const key = createHash('sha256').update(`shown ${nonce}`).digest();
  const { result } = replayRound(cherryClassicSlots, key, {}, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  return {
    ...{ round_id: `round ${nonce}`, nonce, state: 'settled', currency: 'gold', stake: '5000.00', raised: '0.00' },
    ...{ payout, events: result?.events ?? [], actions: [] },
  } as never;
}

const gridOf = (round: Round) => reelScript(round.events as never, '').at(-1)?.grid ?? [];

function takeSeat() {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound: silentSoundBoard, skip, decision: null, keys: true, choice: {} } as const;
  const heard = { onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn(), onShown: shown };
  const stage = (phase: 'idle' | 'staking' | 'showing', round: Round | null, calm: boolean) => (
    <CherryStage {...given} {...heard} {...{ phase, round, calm }} />
  );
  const { container, rerender } = render(stage('idle', null, false));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  async function play(round: Round, skipsAt: readonly number[], calm: boolean) {
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
    await after(30_000);
    rerender(stage('idle', round, calm));
    await after(0);
  }
  return { page: container, shown, play };
}

/** What each window truly stands at: its strip's cells at the row to which it is moved. */
function windowsOf(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('.reel-window')].map((window) => {
    const [strip] = ([...window.children] as HTMLElement[]).filter(({ hidden }) => !hidden);
    const percent = Number(/translateY\(-?([\d.]+)%\)/.exec(strip?.style.transform ?? '')?.[1]);
    const row = Math.round((percent / 100) * (strip?.children.length ?? 0));
    return [...(strip?.children ?? [])].slice(row, row + 3).map((cell) => /is-(\w+)/.exec(cell.className)?.[1] ?? '');
  });
}

// A part that comes later is fetched in true time, which a test does not let pass.
beforeAll(() => import('../../shell/celebration/celebration-show.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
  fakeMotion();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows at the end of any round what was settled, however it is skipped, moving or calm', {
  timeout: 60_000,
}, async () => {
  const skips = fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 3 });
  const played = fc.array(fc.tuple(fc.nat(1e6).map(roundOf), skips, fc.boolean()), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(played, async (rounds) => {
      const { page, shown, play } = takeSeat();
      for (const [round, skipsAt, calm] of rounds) {
        await play(round, skipsAt, calm);
        expect(shown).toHaveBeenCalledTimes(1);
        expect(windowsOf(page)).toEqual(gridOf(round));
        const table = [...page.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent);
        expect(table).toEqual(gridOf(round)[1]?.map(words.symbolName));
        const foot = page.querySelector('.celebration-foot')?.textContent ?? null;
        const isWin = celebrationOf(round) !== 'none';
        expect(foot).toBe(isWin ? displayCoins('gold', hundredthsOf(round.payout)) : null);
        expect(page.querySelector('.feature-band')?.textContent).toBe(words.opens);
      }
      cleanup();
    }),
    { numRuns: 30 },
  );
});
