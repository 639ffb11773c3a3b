import { chromium, expect, type Page } from '@playwright/test';
import { nightly } from '../support/test.ts';
import { differencesFrom } from './support/expect-screen.ts';
import { open, test } from './support/test.ts';
import { playerSizes } from './support/window-sizes.ts';

/** Changes the page like a change of its styles would. */
async function restyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

const changes = {
  'a button that has moved by a few pixels': 'main .btn { translate: 0 3px }',
  'a heading that has moved': 'h1 { margin-left: 8px }',
  'a line of text that has gone': 'main p { visibility: hidden }',
  'an icon that has gone': 'header svg, nav svg { visibility: hidden }',
  'a button of a different color': 'main .btn-p { background: oklch(0.8 0.1 20) }',
  'a slightly different background color': ':root { background: oklch(0.23 0.024 250) !important }',
  'text of a different size': 'main p { font-size: 1.15em }',
};

test.describe('the comparison with a baseline', () => {
  test('finds each planted change', async ({ page }) => {
    await open(page, '/login');
    expect(await differencesFrom(page, 'visitor/login')).toEqual([]);
    for (const [what, rules] of Object.entries(changes)) {
      await restyle(page, rules);
      expect(await differencesFrom(page, 'visitor/login', playerSizes, 1), what).not.toEqual([]);
    }
  });

  test('finds nothing when the typefaces arrive after the first paint', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(2_000);
      await route.continue().catch(() => undefined);
    });
    await open(page, '/login');
    expect(await differencesFrom(page, 'visitor/login')).toEqual([]);
  });

  /** Each change compares the page with the most text. */
  const photographed = (
    [
      ['/terms', 'visitor/terms'],
      ['/login', 'visitor/login'],
      ['/games', 'visitor/games'],
    ] as const
  ).slice(0, process.env.NIGHTLY ? undefined : 1);
  const rasterisers = [['--disable-font-subpixel-positioning', '--disable-lcd-text'], ['--font-render-hinting=none']];
  for (const [place, flags] of rasterisers.entries()) {
    test(
      `finds nothing when only the font rasteriser differs: ${flags.join(' ')}`,
      place === 0 ? {} : nightly,
      async ({ baseURL, launchOptions }) => {
        const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
        for (const [path, name] of photographed) {
          const page = await browser.newPage({
            baseURL: baseURL ?? '',
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'America/New_York',
          });
          await open(page, path);
          expect(await differencesFrom(page, name)).toEqual([]);
          await page.close();
        }
        await browser.close();
      },
    );
  }
});
