import { beforeEach, expect, it, vi } from 'vitest';
import { createFpsMeter } from './fps-meter.ts';

const frameMs = 20;
let requestCount = 0;

beforeEach(() => {
  vi.useFakeTimers();
  requestCount = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    requestCount += 1;
    return setTimeout(() => draw(performance.now()), frameMs);
  });
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

it('measures the frames per second, and requests at most an eighth of them', () => {
  const meter = createFpsMeter();
  expect(meter.average()).toBe(0);
  meter.start();
  vi.advanceTimersByTime(10_000);
  expect(meter.average()).toBe(1_000 / frameMs);
  expect(requestCount).toBeGreaterThan(30);
  expect(requestCount).toBeLessThanOrEqual(10_000 / frameMs / 8);
});

it('requests no frames while stopped, and continues to count after a restart', () => {
  const meter = createFpsMeter();
  meter.start();
  vi.advanceTimersByTime(1_750);
  meter.stop();
  const before = requestCount;
  vi.advanceTimersByTime(5_000);
  expect(requestCount).toBe(before);
  meter.start();
  meter.start();
  vi.advanceTimersByTime(1_750);
  expect(requestCount - before).toBeGreaterThan(0);
  expect(requestCount - before).toBeLessThanOrEqual(100 / frameMs + 1);
  expect(meter.average()).toBe(1_000 / frameMs);
});
