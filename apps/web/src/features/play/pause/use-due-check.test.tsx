import type { PlayStatus } from '@goldwren/contracts/player';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { Providers } from '../../../shared/providers.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { useDueCheck } from './use-due-check.ts';

const minuteMs = 60_000;

function status(seconds: number): PlayStatus {
  const today = { seconds, net: { gold: '0.00', sweeps: '0.00' } };
  const reality_check = { minutes: 15 as const, seconds, due: seconds >= 900 };
  return { restrictions: [], cool_off_until: null, self_exclusion: null, today, reality_check, limits: [] };
}

beforeEach(() => vi.useFakeTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function sit(...answers: PlayStatus[]) {
  const sent = fakeApi({ play: { status: answers } });
  const queryClient = createQueryClient();
  const hook = renderHook(({ idle }) => useDueCheck(idle), {
    initialProps: { idle: true },
    wrapper: ({ children }) => <Providers queryClient={queryClient}>{children}</Providers>,
  });
  return { ...hook, requestCount: () => sent.length };
}

it('requests the status at the earliest moment when a check can be due, and not before', async () => {
  const { result, requestCount } = sit(status(600), status(900));
  await pass(5 * minuteMs - 1_000);
  expect([requestCount(), result.current.isDue]).toEqual([1, false]);
  await pass(2_000);
  expect([requestCount(), result.current.isDue]).toEqual([2, true]);
});

it('waits for the end of a round', async () => {
  const { result, rerender, requestCount } = sit(status(600), status(900));
  await pass(minuteMs);
  rerender({ idle: false });
  await pass(10 * minuteMs);
  expect([requestCount(), result.current.isDue]).toEqual([1, false]);
  rerender({ idle: true });
  await pass(10);
  expect([requestCount(), result.current.isDue]).toEqual([2, true]);
});

it('requests the status at most four times a minute while the player is idle and the last seconds do not count', async () => {
  const { result, requestCount } = sit(status(899));
  await pass(10 * minuteMs);
  expect(requestCount()).toBeLessThanOrEqual(41);
  expect(result.current.isDue).toBe(false);
});

it('stays on screen until it is answered, and then closes', async () => {
  const { result, rerender } = sit(status(900), status(0));
  await pass(10);
  expect(result.current.isDue).toBe(true);
  rerender({ idle: false });
  expect(result.current.isDue).toBe(true);
  await pass(10);
  act(() => result.current.answered());
  expect(result.current.isDue).toBe(false);
});
