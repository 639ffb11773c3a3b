/**
 * Measures what 200 spins leave behind in a real Chromium. Options: the environment variables GROWTH_SPINS
 * (200) and GAME (starlight-fortune).
 */
import { chromium, type Page, test } from '@playwright/test';
import { openTable } from './rounds.ts';

const spins = Number(process.env.GROWTH_SPINS ?? 200);
const slug = process.env.GAME ?? 'starlight-fortune';

/**
 * Runs in a separate browser that does not compile frequently used code. Compiled code is also stored, some kB
 * per spin for hundreds of spins, and would hide what the page itself stores.
 */
test(`what many spins of ${slug} leave behind`, async ({ launchOptions, baseURL }) => {
  const plain = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...plain] });
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'no-preference' });
  const { cdp } = await openTable(page, slug);
  await cdp.send('Performance.enable');
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  await spinInPage(page, 20);
  const before = await measure();
  await spinInPage(page, spins);
  const after = await measure();
  await browser.close();
  const growth = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  console.table({
    [`DOM nodes after ${spins} spins`]: after.Nodes ?? 0,
    'DOM node growth': growth('Nodes'),
    'listener growth': growth('JSEventListeners'),
    'heap growth, kB': Math.round(growth('JSHeapUsedSize') / 1_024),
  });
});

/**
 * The page plays the rounds itself and skips each. If the test requested each round, its own objects would be
 * in the measurement.
 */
function spinInPage(page: Page, times: number): Promise<void> {
  return page.evaluate(async (rounds) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const button = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Spin');
    const waitForButton = async () => {
      for (let waited = 0; waited < 60_000 && !button(); waited += 200) {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await pause(200);
      }
    };
    for (let round = 0; round < rounds; round++) {
      button()?.click();
      await pause(700);
      await waitForButton();
      await pause(200);
    }
  }, times);
}
