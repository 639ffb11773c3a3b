import { expect, type Page } from '@playwright/test';
import { waitForPage } from '../../support/page-checks/axe.ts';
import { demoSignedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

/** All pages that a player in Michigan opens in a typical day. */
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

/**
 * Lines that may still mention Sweeps Coins: that there are none, where that applies, and disabled or zero
 * values at the table.
 */
const noOffer = [
  /Sweeps Coins( features)? are not available/,
  /Sweeps Coins, which are not available where you live/,
  /You cannot play with Sweeps Coins where you live/,
  // In a narrow bar, each balance has its own line.
  /^(Gold: [\d,]+\s• )?SC:\s0$/,
  // The locked coin switch, and the column with zeros in the statement of play.
  /^SC$/,
];

/** Returns the visible lines that mention Sweeps Coins. */
async function linesWithSweeps(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is on screen.
  const text = await page.evaluate(() => document.body.innerText);
  return text.split('\n').filter((line) => /\bSC\b|Sweeps Coins/.test(line));
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page offers Sweeps Coins to a player in Michigan', async ({ page }) => {
      await demoSignedIn(page, 'michigan@example.test');
      const offers: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await waitForPage(page);
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
