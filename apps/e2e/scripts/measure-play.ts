/**
 * What a spin costs, in a real Chromium before the real product: processor time of the page's main thread and of the
 * threads that draw, the longest tasks at the start of a spin and the delay of its press on a processor four times
 * slower, the frames that such a processor manages, and what 200 spins leave behind.
 * Options by environment: SPINS (10), GROWTH_SPINS (200), GAME (starlight-fortune).
 */
import { type CDPSession, chromium, expect, type Page, test } from '@playwright/test';
import { signedIn } from '../support/people.ts';
import { type Task, traced } from './trace.ts';

const spins = Number(process.env.SPINS ?? 10);
const growthSpins = Number(process.env.GROWTH_SPINS ?? 200);
const slug = process.env.GAME ?? 'starlight-fortune';
const slowdown = 4;
/** A spin has begun once its reels move; the answer of the server comes within this time too. */
const startMs = 600;

const mainThread = 'CrRendererMain';
const drawing = /^(Compositor|CompositorTileWorker|ThreadPoolForegroundWorker|VizCompositorThread)/;

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
const share = (values: readonly number[], of: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * of)] ?? 0;
const most = (values: readonly number[]) => Math.max(0, ...values);
const sum = (tasks: readonly Task[]) => tasks.reduce((total, { cpuMs }) => total + cpuMs, 0);

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });

async function openTable(page: Page): Promise<CDPSession> {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await page.goto(`/games/${slug}`);
  await expect(spinButton(page)).toBeVisible();
  return page.context().newCDPSession(page);
}

/** Resolves when the table waits for a stake; looks seldom and cheaply, since what looks is measured too. */
function atRest(page: Page, withinMs: number): Promise<boolean> {
  return page.evaluate(async (within) => {
    const label = () =>
      [...document.querySelectorAll('button')].some((button) => button.textContent?.trim() === 'Spin');
    for (let waited = 0; waited < within; waited += 200) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (label()) return true;
    }
    return false;
  }, withinMs);
}

/** Whole rounds one after the other, each between two marks of the page and begun by a press where the button stands. */
async function spin(page: Page, times: number): Promise<void> {
  const box = await spinButton(page).boundingBox();
  if (!box) throw new Error('no button to press');
  for (let round = 0; round < times; round++) {
    await page.evaluate((name) => performance.mark(name), `begin ${round}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await atRest(page, 120_000);
    await page.evaluate((name) => performance.mark(name), `end ${round}`);
  }
}

function perSpin(
  tasks: readonly Task[],
  marks: ReadonlyMap<string, number>,
  window = Number.POSITIVE_INFINITY,
): Task[][] {
  return Array.from({ length: spins }, (_, round) => {
    const from = marks.get(`begin ${round}`) ?? 0;
    const to = Math.min(marks.get(`end ${round}`) ?? 0, from + window);
    return tasks.filter(({ at }) => at >= from && at <= to);
  });
}

const figures: Record<string, number | string> = {};
const note = (name: string, value: number, unit: string) => {
  figures[name] = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
};

test.afterAll(() => console.table(figures));

test('processor time of a spin', async ({ page }) => {
  const cdp = await openTable(page);
  await spin(page, 2);
  const { tasks, marks } = await traced(cdp, () => spin(page, spins));
  const rounds = perSpin(tasks, marks);
  const main = rounds.map((round) => sum(round.filter(({ thread }) => thread === mainThread)));
  const drawn = rounds.map((round) => sum(round.filter(({ thread }) => drawing.test(thread))));
  note('main thread a spin, median', median(main), 'ms');
  note('main thread a spin, least', Math.min(...main), 'ms');
  note('main thread a spin, most', most(main), 'ms');
  note('drawing threads a spin, median', median(drawn), 'ms');
});

test('start of a spin on a slow processor', async ({ page }) => {
  const cdp = await openTable(page);
  await spin(page, 2);
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = page.evaluate(measureFrames);
  const { tasks, marks } = await traced(cdp, () => spin(page, spins));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => Object.assign(window, { framesOver: true }));
  const starts = perSpin(tasks, marks, startMs).map((round) => round.filter(({ thread }) => thread === mainThread));
  const longest = starts.map((round) => most(round.map(({ wallMs }) => wallMs)));
  const presses = await page.evaluate(() => (window as unknown as { pressesMs: number[] }).pressesMs);
  const dearest = starts.map((round) => most(round.map(({ cpuMs }) => cpuMs)));
  note('longest task at the start of a spin, median, 4×', median(longest), 'ms');
  note('longest task at the start of a spin, most, 4×', most(longest), 'ms');
  // What others do on the machine is in the time of a task, and not in its processor time.
  note('processor time of that task, median, 4×', median(dearest), 'ms');
  note('processor time of that task, most, 4×', most(dearest), 'ms');
  note('press to next paint, median, 4×', median(presses), 'ms');
  note('press to next paint (INP), most, 4×', most(presses), 'ms');
  const perSecond = (await frames).map((ms) => 1_000 / ms);
  note('main-thread frames, p5, 4×', share(perSecond, 0.05), 'fps');
  note('main-thread frames, median, 4×', median(perSecond), 'fps');
});

/** In the page: milliseconds between frames for as long as rounds are played. */
function measureFrames(): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before = performance.now();
    requestAnimationFrame(function frame(now) {
      gaps.push(now - before);
      before = now;
      if ('framesOver' in window) resolve(gaps);
      else requestAnimationFrame(frame);
    });
  });
}

/**
 * In a browser of its own, which does not compile what runs often into quicker code: that code is kept too, some kB a spin for
 * hundreds of spins, and would hide what the page keeps.
 */
test('what many spins leave behind', async ({ launchOptions, baseURL }) => {
  const plain = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...plain] });
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'no-preference' });
  const cdp = await openTable(page);
  await cdp.send('Performance.enable');
  const standing = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  await spinInPage(page, 20);
  const before = await standing();
  await spinInPage(page, growthSpins);
  const after = await standing();
  await browser.close();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  note(`DOM nodes after ${growthSpins} spins`, after.Nodes ?? 0, '');
  note(`DOM nodes grown in ${growthSpins} spins`, grown('Nodes'), '');
  note(`listeners grown in ${growthSpins} spins`, grown('JSEventListeners'), '');
  note(`heap grown in ${growthSpins} spins`, grown('JSHeapUsedSize') / 1_024, 'kB');
});

/** Rounds that the page plays by itself, each skipped: asked for one by one, what asks would be among what is left behind. */
function spinInPage(page: Page, times: number): Promise<void> {
  return page.evaluate(async (rounds) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const button = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Spin');
    const comesBack = async () => {
      for (let waited = 0; waited < 60_000 && !button(); waited += 200) {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await pause(200);
      }
    };
    for (let round = 0; round < rounds; round++) {
      button()?.click();
      await pause(700);
      await comesBack();
      await pause(200);
    }
  }, times);
}
