import { expect, type Page } from '@playwright/test';
import { arrived } from '../support/axe.ts';
import { demoSignedIn } from '../support/people.ts';
import { nightly, test } from '../support/test.ts';

/** Everything that a player in Michigan opens in the course of a day. */
const pages = [
  '/',
  '/about',
  '/buy-coins',
  '/games',
  '/games/starlight-fortune',
  '/games/jacks-or-better-poker',
  '/dashboard',
  '/redeem',
  '/redemptions',
  '/free-entry',
];

/** What may name them all the same: that there are none, where that holds, and figures and switches at the table that stand at nothing. */
const noOffer = [
  /Sweeps Coins( features)? are not available/,
  /Sweeps Coins, which are not available where you live/,
  /Sweeps Coins cannot be played where you live/,
  /^Gold: [\d,]+\s• SC:\s0$/,
  // The locked switch of the coin, and the column of the statement of play, with its zeros.
  /^SC$/,
];

/** Lines on screen that name Sweeps Coins. */
async function linesWithSweeps(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
  const said = await page.evaluate(() => document.body.innerText);
  return said.split('\n').filter((line) => /\bSC\b|Sweeps Coins/.test(line));
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a player in Michigan is offered Sweeps Coins nowhere', async ({ page }) => {
      await demoSignedIn(page, 'michigan@example.test');
      const offers: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await arrived(page);
        await page.getByRole('contentinfo').waitFor();
        await page.waitForLoadState('networkidle');
        if (width === 360 && path === '/') await page.getByRole('button', { name: 'Open menu' }).click();
        for (const line of await linesWithSweeps(page)) {
          if (!noOffer.some((pattern) => pattern.test(line))) offers.push(`${path}: ${line}`);
        }
      }
      expect(offers).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Free entry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Free entry' })).toBeVisible();
      await expect(page.getByText(/^Sweeps Coins are not available in Michigan/)).toBeVisible();
    });
  });
}
