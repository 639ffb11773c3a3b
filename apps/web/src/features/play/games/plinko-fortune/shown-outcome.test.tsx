import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { payoutOf, replayRound } from '@goldwren/game-engine';
import { type PlinkoRisk, plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { chute, hitsOf, placeOf, restOf } from './board.ts';
import { type Drop, dropOf, slotPaysOf } from './drop.ts';
import { PlinkoStage } from './plinko-stage.tsx';

const longestMs = 20_000;

function roundOf(nonce: number, risk: PlinkoRisk): Round {
  const key = createHash('sha256').update(`shown ${nonce}`).digest();
  const { result } = replayRound(plinkoFortune, key, { risk }, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  const { events = [] } = result ?? {};
  return {
    ...{ round_id: `round ${nonce} ${risk}`, nonce, state: 'settled', currency: 'gold', stake: '5000.00' },
    ...{ raised: '0.00', payout, events, actions: [], choice: { risk } },
  } as never;
}

function takeSeat(sound: SoundBoard = silentSoundBoard) {
  const skip = createSkip();
  const shown = vi.fn();
  const given = { currency: 'gold', sound, skip, decision: null, keys: true } as const;
  const stage = (phase: 'idle' | 'staking' | 'showing', round: Round | null, risk: PlinkoRisk, calm: boolean) => (
    <PlinkoStage
      {...given}
      {...{ phase, round, calm, choice: { risk }, onChoice: vi.fn(), onDecision: vi.fn(), onAct: vi.fn() }}
      onShown={shown}
    />
  );
  const { container, rerender } = render(stage('idle', null, 'low', false));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    page: container,
    shown,
    /** Nothing is played; another risk is set for the next round. */
    set: (round: Round, risk: PlinkoRisk) => rerender(stage('idle', round, risk, false)),
    async play(round: Round, skipsAt: readonly number[], calm = false) {
      const { risk } = round.choice as { risk: PlinkoRisk };
      shown.mockClear();
      rerender(stage('staking', null, risk, calm));
      await after(80);
      rerender(stage('showing', round, risk, calm));
      let now = 0;
      for (const at of [...skipsAt].sort((one, other) => one - other)) {
        await after(at - now);
        now = at;
        act(() => skip.request());
      }
      await after(longestMs);
      rerender(stage('idle', round, risk, calm));
      await after(0);
    },
    async refuse(before: Round) {
      const { risk } = before.choice as { risk: PlinkoRisk };
      rerender(stage('staking', before, risk, false));
      await after(400);
      rerender(stage('idle', before, risk, false));
      await after(longestMs);
    },
  };
}

function ballOf(page: HTMLElement) {
  const { left, top } = (page.querySelector('.plinko-ball') as HTMLElement).style;
  return { left, top };
}

function landedOn(page: HTMLElement) {
  return [...page.querySelectorAll('.plinko-slots > li')].flatMap((slot, index) =>
    slot.getAttribute('aria-current') === 'true' ? [{ index, text: slot.firstChild?.textContent }] : [],
  );
}

function expectShown({ page, shown }: ReturnType<typeof takeSeat>, round: Round): void {
  const { path, slot, risk } = dropOf(round) as Drop;
  expect(shown).toHaveBeenCalledTimes(1);
  expect(ballOf(page)).toEqual(placeOf(restOf(slot)));
  expect(landedOn(page)).toEqual([{ index: slot, text: String((slotPaysOf(risk)[slot] ?? 0) / 100) }]);
  const points = page.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const way = [chute, ...hitsOf(path).map(({ ball }) => ball), restOf(slot)];
  expect(points.map((point) => Number(point.split(',')[0]))).toEqual(way.map(({ x }) => x));
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
    const risks = fc.constantFrom<PlinkoRisk>('low', 'medium', 'high');
    const anyRound = fc.tuple(fc.nat(1e6), risks).map(([nonce, risk]) => roundOf(nonce, risk));
    const skips = fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 4 });
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
      { numRuns: 40 },
    );
  });

  it('even where a browser knows no Web Animations', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const seat = takeSeat();
    await seat.play(roundOf(1, 'high'), []);
    expectShown(seat, roundOf(1, 'high'));
  });
});

it('strikes a peg in every row, each a little higher, and none that was skipped', async () => {
  const tap = vi.fn();
  const seat = takeSeat({ ...silentSoundBoard, tap });
  await seat.play(roundOf(5, 'low'), []);
  expect(tap.mock.calls.flat()).toEqual(Array.from({ length: 12 }, (_, row) => row));
  tap.mockClear();
  await seat.play(roundOf(6, 'low'), [300]);
  expect(tap.mock.calls.length).toBeLessThan(3);
});

it('takes the ball back to the top under another risk, whose slots pay otherwise', async () => {
  const seat = takeSeat();
  const round = roundOf(7, 'low');
  await seat.play(round, []);
  seat.set(round, 'high');
  expect(ballOf(seat.page)).toEqual(placeOf(chute));
  expect(landedOn(seat.page)).toEqual([]);
  expect(screen.getByRole('list').textContent).toMatch(/^16022/);
  seat.set(round, 'low');
  expect(ballOf(seat.page)).toEqual(placeOf(restOf((dropOf(round) as Drop).slot)));
});

it('returns to the last outcome when a stake is refused', async () => {
  const seat = takeSeat();
  const round = roundOf(8, 'medium');
  await seat.play(round, []);
  await seat.refuse(round);
  expectShown(seat, round);
});
