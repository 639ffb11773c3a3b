import { createHash } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { payoutOf, replayRound } from '@goldwren/game-engine';
import { type KenoEvent, kenoFortune } from '@goldwren/game-engine/games/keno-fortune';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { celebrationOf } from '../../model/celebration.ts';
import type { StageProps } from '../../model/game-module.ts';
import { displayCoins } from '../../model/outcome-sentence.ts';
import { hundredthsOf } from '../../model/play-state.ts';
import { createSkip } from '../../model/skip.ts';
import { silentSoundBoard } from '../../model/sound-board.ts';
import { fakeMotion } from '../../testing/fake-motion.ts';
import { describeDraw } from './card-view.ts';
import { KenoStage } from './keno-stage.tsx';
import { words } from './words.ts';

const longestMs = 60_000;

function roundOf(seed: number, numbers: number[]): Round {
  const key = createHash('sha256').update(`keno ${seed}`).digest();
  const { result } = replayRound(kenoFortune, key, { numbers }, []);
  const paid = payoutOf(500_000n, result?.payX100 ?? 0);
  const payout = `${paid / 100n}.${String(paid % 100n).padStart(2, '0')}`;
  const { events = [] } = result ?? {};
  return {
    ...{ round_id: `round ${seed}`, nonce: seed, state: 'settled', currency: 'gold', stake: '5000.00' },
    ...{ raised: '0.00', payout, events, actions: [], choice: { numbers } },
  } as never;
}

const anyRound = fc
  .tuple(fc.nat(1e6), fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }))
  .map(([seed, numbers]) =>
    roundOf(
      seed,
      numbers.sort((a, b) => a - b),
    ),
  );

function takeSeat() {
  const skip = createSkip();
  const shown = vi.fn();
  const scattered = vi.fn();
  const sound = { ...silentSoundBoard, scatter: scattered };
  const given = { currency: 'gold', sound, skip, decision: null, keys: true } as const;
  const stage = (phase: StageProps['phase'], round: Round | null, choice: Round['choice'], calm: boolean) => (
    <KenoStage
      {...given}
      {...{ phase, round, calm, choice: choice as never, onShown: shown }}
      {...{ onDecision: vi.fn(), onAct: vi.fn(), onChoice: vi.fn() }}
    />
  );
  const { container, rerender } = render(stage('idle', null, { numbers: [1] }, false));
  const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    ...{ page: container, shown, scattered, after },
    lay: (phase: StageProps['phase'], round: Round, calm = false) => rerender(stage(phase, round, round.choice, calm)),
    async play(round: Round, skipsAt: readonly number[], calm = false) {
      shown.mockClear();
      scattered.mockClear();
      this.lay('staking', round, calm);
      await after(80);
      this.lay('showing', round, calm);
      let now = 0;
      for (const at of [...skipsAt].sort((one, other) => one - other)) {
        await after(at - now);
        now = at;
        act(() => skip.request());
      }
      await after(longestMs);
      this.lay('idle', round, calm);
      await after(0);
    },
  };
}

const looks = (page: HTMLElement, look: string) =>
  [...page.querySelectorAll(`[data-look="${look}"]`)].map((cell) => Number(cell.querySelector('.tile')?.textContent));
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

function drawOf(round: Round) {
  const [draw, hits] = round.events as unknown as KenoEvent[];
  if (draw?.type !== 'draw' || hits?.type !== 'hits') throw new Error('no draw');
  return { picked: draw.picked, drawn: draw.drawn, hits: hits.numbers, payX100: hits.pay_x100 };
}

function expectShown({ page, shown, scattered }: ReturnType<typeof takeSeat>, round: Round): void {
  const { picked, drawn, hits, payX100 } = drawOf(round);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(looks(page, 'hit')).toEqual(hits);
  expect(looks(page, 'picked')).toEqual(picked.filter((number) => !hits.includes(number)));
  expect(looks(page, 'drawn')).toEqual(ascending(drawn.filter((number) => !hits.includes(number))));
  expect(page.querySelectorAll('.keno-hit small')).toHaveLength(hits.length);
  for (const number of hits) expect(page.textContent).toContain(words.cell.hit(number));
  expect(scattered.mock.calls.flat()).toEqual(hits.map((_, index) => index + 1));
  const current = page.querySelector('[aria-current]')?.textContent ?? null;
  expect(current).toBe(
    hits.length === 0 ? null : `${words.hitsOf(hits.length)}${payX100 / 100}×`.replace(/\.(\d)×/, '.$10×'),
  );
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

it('shows at the end what was settled, for any rounds after each other, however they are skipped', async () => {
  const skips = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 });
  const played = fc.array(fc.tuple(anyRound, skips, fc.boolean()), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(played, async (rounds) => {
      const seat = takeSeat();
      for (const [round, skipsAt, calm] of rounds) {
        await seat.play(round, skipsAt, calm);
        expectShown(seat, round);
      }
      cleanup();
    }),
    { numRuns: 20 },
  );
}, 60_000);

it('shows the same where a browser knows no Web Animations', async () => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  const seat = takeSeat();
  const round = roundOf(7, [3, 9, 21]);
  await seat.play(round, []);
  expectShown(seat, round);
});

it('lets one number fall after another, in the order drawn, and lasts two and a half seconds', async () => {
  const seat = takeSeat();
  const round = roundOf(11, [2, 4]);
  const { drawn } = drawOf(round);
  seat.lay('staking', round);
  seat.lay('showing', round);
  const seen: number[][] = [];
  const startedAt = performance.now();
  while (seat.shown.mock.calls.length === 0) {
    await seat.after(20);
    const fallen = ascending([...looks(seat.page, 'drawn'), ...looks(seat.page, 'hit')]);
    if (fallen.join() !== (seen.at(-1) ?? []).join()) seen.push(fallen);
  }
  expect(seen).toEqual(drawn.map((_, index) => ascending(drawn.slice(0, index + 1))));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_500);
});

it('is over at a skip, but never within a second', async () => {
  const seat = takeSeat();
  const round = roundOf(11, [2, 4]);
  const startedAt = performance.now();
  await seat.play(round, [10]);
  expectShown(seat, round);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_000);
});

it('clears the old numbers with a new stake, and brings them back when it is refused', async () => {
  const seat = takeSeat();
  const round = roundOf(3, [5, 6, 7]);
  await seat.play(round, [10]);
  seat.lay('staking', round);
  expect([...looks(seat.page, 'drawn'), ...looks(seat.page, 'hit')]).toEqual([]);
  seat.lay('idle', round);
  expect(looks(seat.page, 'hit')).toEqual(drawOf(round).hits);
});

it('tells ears the draw and the hits', () => {
  const round = roundOf(3, [5, 6, 7]);
  const { drawn, hits } = drawOf(round);
  expect(describeDraw(round)).toContain(words.drawn(drawn.join(', ')));
  if (hits.length > 0) expect(describeDraw(round)).toContain(words.hitNumbers(hits.join(', ')));
  else expect(describeDraw(round)).not.toContain('Hits');
});
