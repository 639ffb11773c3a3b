/** What 200 spins leave behind in a real Chromium. Options by environment: GROWTH_SPINS (200), GAME (starlight-fortune). */
import { chromium, type Page, test } from '@playwright/test';
import { openTable } from './rounds.ts';

const spins = Number(process.env.GROWTH_SPINS ?? 200);
const slug = process.env.GAME ?? 'starlight-fortune';

/**
 * In a browser of its own, which does not compile what runs often into quicker code: that code is kept too, some kB a spin for
 * hundreds of spins, and would hide what the page keeps.
 */
test(`what many spins of ${slug} leave behind`, async ({ launchOptions, baseURL }) => {
  const plain = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...plain] });
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'no-preference' });
  const { cdp } = await openTable(page, slug);
  await cdp.send('Performance.enable');
  const standing = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  await spinInPage(page, 20);
  const before = await standing();
  await spinInPage(page, spins);
  const after = await standing();
  await browser.close();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  console.table({
    [`DOM nodes after ${spins} spins`]: after.Nodes ?? 0,
    'DOM nodes grown': grown('Nodes'),
    'listeners grown': grown('JSEventListeners'),
    'heap grown, kB': Math.round(grown('JSHeapUsedSize') / 1_024),
  });
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
