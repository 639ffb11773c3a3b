import type { CDPSession, Page } from '@playwright/test';
import type { Frame } from './trace.ts';

/**
 * How much slower the processor of a simple phone is. On a machine that is itself slower than that of docs/benchmarks.md,
 * the environment variable SLOWDOWN makes both equal: `pnpm bench` shows the processor time of a round on each.
 */
export const slowdown = Number(process.env.SLOWDOWN ?? 4);

export function onMain({ thread }: { thread: string }): boolean {
  return thread === 'CrRendererMain';
}

/** Returns the value below which this share of the values lies. */
export function share(values: readonly number[], of: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * of)] ?? 0;
}

export function median(values: readonly number[]): number {
  return share(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function most(values: readonly number[]): number {
  return Math.max(0, ...values);
}

/** Rounds all figures of a row for the table. */
export function rounded<Name extends string>(row: Record<Name, number>): Record<Name, number> {
  const figures = Object.entries<number>(row).map(([name, value]) => [name, Math.round(value * 10) / 10]);
  return Object.fromEntries(figures) as Record<Name, number>;
}

/** Runs with the processor of a simple phone. */
export async function slowly<T>(cdp: CDPSession, run: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await run();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

/** Measures the time from each later press until it is painted. @returns A function that reads the times in milliseconds. */
export async function watchPresses(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { pressesMs: seen });
    const note = (entry: PerformanceEntry) =>
      'interactionId' in entry && entry.interactionId && seen.push(entry.duration);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...{ type: 'event', buffered: false },
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (window as unknown as { pressesMs: number[] }).pressesMs);
}

/** Refreshes of the display per second, as headless Chromium simulates them. */
export const refreshRate = 60;

/** Returns the frames per second that the player saw, for each frame. */
export function ratesOf(frames: readonly Frame[]): number[] {
  return frames.map(({ missed }) => refreshRate / (1 + missed));
}
