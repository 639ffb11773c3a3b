import { beforeEach, expect, it, vi } from 'vitest';
import { createFpsMeter } from './fps-meter.ts';

const frameMs = 20;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    asked += 1;
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
  expect(asked).toBeGreaterThan(30);
  expect(asked).toBeLessThanOrEqual(10_000 / frameMs / 8);
});

it('requests no frames while stopped, and continues to count after a restart', () => {
  const meter = createFpsMeter();
  meter.start();
  vi.advanceTimersByTime(1_750);
  meter.stop();
  const before = asked;
  vi.advanceTimersByTime(5_000);
  expect(asked).toBe(before);
  meter.start();
  meter.start();
  vi.advanceTimersByTime(1_750);
  expect(asked - before).toBeGreaterThan(0);
  expect(asked - before).toBeLessThanOrEqual(100 / frameMs + 1);
  expect(meter.average()).toBe(1_000 / frameMs);
});
