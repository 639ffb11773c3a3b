import type { Round } from '@goldwren/contracts/player';
import { play } from '@goldwren/rules';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialPlayState, type PlayState } from '../../model/play-state.ts';
import { mostBalls, useNextBall } from './use-next-ball.tsx';

const ball = (round_id: string) => ({ round_id, currency: 'gold', payout: '0.00' }) as Round;
const flying: PlayState = {
  ...initialPlayState,
  phase: 'showing',
  wallet: { gold: 10_000n, sweeps: 0n },
  showing: [ball('a')],
  checks: { a: { result: 'verified' } },
};
const bet = { currency: 'gold', stake: '10.00', choice: {} } as const;

/** Whether the next ball may fall after the rest between two rounds, given what differs. */
function isReady(different: Partial<PlayState>, afterMs: number = play.minimumRoundIntervalMs): boolean | undefined {
  const state = { ...flying, ...different };
  const { result } = renderHook(() => useNextBall({ state, bet, skip: { request: () => undefined } } as never));
  act(() => void vi.advanceTimersByTime(afterMs));
  return result.current?.isReady;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is ready once the last round has rested, been checked, and the balance covers the stake', () => {
  expect(isReady({})).toBe(true);
  expect(isReady({}, play.minimumRoundIntervalMs - 1)).toBe(false);
  expect(isReady({ checks: {} })).toBe(false);
  expect(isReady({ wallet: { gold: 999n, sweeps: 10_000n } })).toBe(false);
});

it('is not ready while the most balls are in flight, without a ball, or after a problem', () => {
  const ids = Array.from({ length: mostBalls }, (_, at) => String(at));
  const checks = Object.fromEntries(ids.map((id) => [id, { result: 'verified' } as const]));
  expect(isReady({ showing: ids.map(ball), checks })).toBe(false);
  expect(isReady({ showing: [] })).toBe(false);
  expect(isReady({ problem: { code: 'limit_reached' } as PlayState['problem'] })).toBe(false);
});
