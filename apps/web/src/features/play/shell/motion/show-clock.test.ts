import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSkip } from '../../model/skip.ts';
import { createShowClock } from './show-clock.ts';

beforeEach(() => void vi.useFakeTimers());

async function settledAfter(promise: Promise<boolean>, ms: number): Promise<boolean | 'waiting'> {
  let result: boolean | 'waiting' = 'waiting';
  void promise.then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

describe('createShowClock', () => {
  it('waits for the given time', async () => {
    const wait = createShowClock(createSkip()).wait(1_000);
    expect(await settledAfter(wait, 990)).toBe('waiting');
    expect(await settledAfter(wait, 20)).toBe(true);
  });

  it('ends early on a skip, but never before the minimum duration', async () => {
    const skip = createSkip();
    const clock = createShowClock(skip);
    const waits = [clock.wait(2_500), clock.waitUntil(1_000)] as const;
    skip.request();
    expect(await settledAfter(waits[0], 0)).toBe(true);
    expect(await settledAfter(waits[1], 900)).toBe('waiting');
    expect(await settledAfter(waits[1], 110)).toBe(true);
  });

  it('waits again in a part that started after the skip', async () => {
    const skip = createSkip();
    const clock = createShowClock(skip);
    skip.request();
    clock.restart();
    expect(await settledAfter(clock.wait(500), 400)).toBe('waiting');
  });

  it('removes its skip listeners when it is cancelled', () => {
    const skip = createSkip();
    const calls: string[] = [];
    const first = createShowClock(skip);
    first.onSkip(() => calls.push('first'));
    first.cancel();
    first.onSkip(() => calls.push('too late'));
    const second = createShowClock(skip);
    second.onSkip(() => calls.push('second'));
    skip.request();
    expect(calls).toEqual(['second']);
    expect(first.skipped()).toBe(false);
  });

  it('reports when it was cancelled', async () => {
    const clock = createShowClock(createSkip());
    const wait = clock.waitUntil(1_000);
    clock.cancel();
    expect(await settledAfter(wait, 0)).toBe(false);
  });
});
