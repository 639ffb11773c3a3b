import { chromium, expect, type Page } from '@playwright/test';
import { differencesFrom } from './support/look.ts';
import { playerSizes } from './support/sheet.ts';
import { open, test } from './support/test.ts';

/** What a change does to a page, as somebody who writes styles would bring it about. */
async function restyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

const changes = {
  'a button that has moved by a few pixels': 'main .btn { translate: 0 8px }',
  'a heading that has moved': 'h1 { margin-left: 8px }',
  'a line of text that is gone': 'main p { visibility: hidden }',
  'an icon that is gone': 'header svg, nav svg { visibility: hidden }',
  'a button of another colour': 'main .btn-p { background: oklch(0.8 0.1 20) }',
  'a ground of a slightly other colour': ':root { background: oklch(0.23 0.024 250) !important }',
  'text of another size': 'main p { font-size: 1.15em }',
};

test.describe('the comparison with a picture', () => {
  test('finds what was changed, whatever it is', async ({ page }) => {
    await open(page, '/login');
    expect(await differencesFrom(page, 'visitor/login')).toEqual([]);
    for (const [what, rules] of Object.entries(changes)) {
      await restyle(page, rules);
      expect(await differencesFrom(page, 'visitor/login', playerSizes, 1), what).not.toEqual([]);
    }
  });

  for (const flags of [['--font-render-hinting=none'], ['--disable-font-subpixel-positioning', '--disable-lcd-text']]) {
    test(`finds nothing where letters are only set otherwise: ${flags.join(' ')}`, async ({
      baseURL,
      launchOptions,
    }) => {
      const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
      for (const [path, name] of [
        ['/login', 'visitor/login'],
        ['/terms', 'visitor/terms'],
        ['/games', 'visitor/games'],
      ] as const) {
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
    });
  }
});
