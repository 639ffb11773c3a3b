/**
 * Prints a table with the costs of a round in each game, in a real Chromium with the real product:
 * - main-thread frames, on this processor and on one that is four times slower
 * - the longest task and the input delay at the start of a round
 * - processor time of the page's main thread and of the drawing threads
 * Options: the environment variables SPINS (5 per measurement) and GAME (all games, or slugs separated by commas).
 */
import { type Page, test } from '@playwright/test';
import { playedGames } from '../support/games.ts';
import { openTable, playRounds, type Table } from './rounds.ts';
import { type Task, type Trace, traced } from './trace.ts';

const spins = Number(process.env.SPINS ?? 5);
const selectedGames = process.env.GAME?.split(',');
const slowdown = 4;
/** A round has started when its reels move. The server's response also arrives within this time. */
const startMs = 600;

const mainThread = 'CrRendererMain';
const drawing = /^(Compositor|CompositorTileWorker|ThreadPoolForegroundWorker|VizCompositorThread)/;

/** Returns the value below which this share of the values lies. */
const share = (values: readonly number[], of: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * of)] ?? 0;
const median = (values: readonly number[]) => share(values, 0.5);
const most = (values: readonly number[]) => Math.max(0, ...values);
const cpu = (tasks: readonly Task[]) => tasks.reduce((total, { cpuMs }) => total + cpuMs, 0);
const onMain = ({ thread }: Task) => thread === mainThread;

/** Returns the tasks of each round, up to this many milliseconds after its click. */
function tasksOf({ tasks, marks }: Trace, withinMs = Number.POSITIVE_INFINITY): Task[][] {
  return Array.from({ length: spins }, (_, round) => {
    const from = marks.get(`begin ${round}`) ?? 0;
    const to = Math.min(marks.get(`end ${round}`) ?? 0, from + withinMs);
    return tasks.filter(({ at }) => at >= from && at <= to);
  });
}

const rows: Record<string, Record<string, number>> = {};

test.afterAll(() => console.table(rows));

for (const { slug } of playedGames) {
  if (selectedGames && !selectedGames.includes(slug)) continue;
  test(slug, async ({ page }) => {
    const table = await openTable(page, slug);
    await playRounds(table, 1);
    const row = { ...(await processorTime(table)), ...(await framesAtFull(table)), ...(await onSlowProcessor(table)) };
    rows[slug] = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value * 10) / 10]));
  });
}

/** Nothing else runs in the page, not even the frame counter. */
async function processorTime({ cdp, ...table }: Table) {
  const rounds = tasksOf(await traced(cdp, () => playRounds({ cdp, ...table }, spins)));
  return {
    'main ms': median(rounds.map((round) => cpu(round.filter(onMain)))),
    'drawing ms': median(rounds.map((round) => cpu(round.filter(({ thread }) => drawing.test(thread))))),
  };
}

async function framesAtFull(table: Table) {
  const perSecond = await countingFrames(table.page, () => playRounds(table, spins));
  return { 'p5 fps 1×': share(perSecond, 0.05), 'median fps 1×': median(perSecond) };
}

async function onSlowProcessor(table: Table) {
  const { page, cdp } = table;
  await watchPresses(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let trace: Trace | undefined;
  const perSecond = await countingFrames(page, async () => {
    trace = await traced(cdp, () => playRounds(table, spins));
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const starts = trace ? tasksOf(trace, startMs).map((round) => round.filter(onMain)) : [];
  const presses = await page.evaluate(() => (window as unknown as { pressesMs: number[] }).pressesMs);
  return {
    'p5 fps 4×': share(perSecond, 0.05),
    'median fps 4×': median(perSecond),
    'longest start task ms 4×': most(starts.flat().map(({ wallMs }) => wallMs)),
    // The duration of a task includes other work of the machine. Its processor time does not.
    'its processor ms': most(starts.flat().map(({ cpuMs }) => cpuMs)),
    'INP ms 4×': most(presses),
  };
}

/** In the page: measures the time from each later click until it is painted. */
function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { pressesMs: seen });
    const note = (entry: PerformanceEntry) =>
      'interactionId' in entry && entry.interactionId && seen.push(entry.duration);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...{ type: 'event', buffered: false },
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
}

/** Returns the frame rates of the page's main thread, for each frame, during `run`. */
async function countingFrames(page: Page, run: () => Promise<void>): Promise<number[]> {
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
