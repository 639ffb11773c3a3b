import type { CDPSession, Page } from '@playwright/test';

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

/** Returns the frame rates of the page's main thread, for each frame, during `run`. */
export async function countingFrames(page: Page, run: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => Object.assign(window, { countsFrames: true }));
  const counted = page.evaluate(countFrames);
  await run();
  await page.evaluate(() => Object.assign(window, { countsFrames: false }));
  return (await counted).map((ms) => 1_000 / ms);
}

/** In the page: returns the milliseconds between frames while counting. */
function countFrames(): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before: number | null = null;
    requestAnimationFrame(function frame(now) {
      if (before !== null) gaps.push(now - before);
      before = now;
      if ((window as unknown as { countsFrames: boolean }).countsFrames) requestAnimationFrame(frame);
      else resolve(gaps);
    });
  });
}
