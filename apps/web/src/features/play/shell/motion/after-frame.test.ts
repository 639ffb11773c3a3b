import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs after the next frame, and not in it', () => {
  const seen: string[] = [];
  afterFrame(() => seen.push('run'));
  requestAnimationFrame(() => seen.push('frame'));
  vi.advanceTimersToNextFrame();
  expect(seen).toEqual(['frame']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['frame', 'run']);
});

it.each([0, 1])('does not run when it is cancelled after %i frames', (frames) => {
  const run = vi.fn();
  const cancel = afterFrame(run);
  for (let frame = 0; frame < frames; frame++) vi.advanceTimersToNextFrame();
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});
