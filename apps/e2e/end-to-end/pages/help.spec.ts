import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import {
  expectNoHorizontalScroll,
  expectClean as expectNone,
  waitForHydration,
} from '../../support/page-checks/axe.ts';
import { nightly, test } from '../../support/test.ts';

async function expectClean(page: Page, state: string): Promise<void> {
  await expectNone(page, state);
  await expectNoHorizontalScroll(page, state);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('help can be searched with the keyboard, read, and left for support', async ({ page }) => {
      const faults = watchFaults(page);
      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
      await waitForHydration(page);
      await page.keyboard.press('/');
      await page.keyboard.type('PLAYTHROUGH held');
      const results = page.getByRole('list', { name: 'Search results' });
      await expect(results.getByRole('link')).not.toHaveCount(0);
      await expect(results.locator('mark').first()).toBeVisible();
      await expectClean(page, 'results');
      await page.keyboard.press('ArrowDown');
      await expect(results.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Redeem Sweeps Coins' })).toBeVisible();
      await expect(page.getByText('the coins that you have held for 24 hours')).toBeVisible();
      await expectClean(page, 'article');
      await page.goBack();
      await expect(page.getByRole('textbox', { name: 'Search articles' })).toHaveValue('PLAYTHROUGH held');
      await page.getByRole('textbox').fill('giraffe');
      await expect(page.getByText('No articles match “giraffe”')).toBeVisible();
      await expectClean(page, 'nothing found');
      expect(faults).toEqual([]);
    });

    test('only one answer is open at a time, initially the first, and a link opens its own answer', async ({
      page,
    }) => {
      const faults = watchFaults(page);
      const open = page.locator('details[open]');
      await page.goto('/faqs');
      await expect(open).toHaveAttribute('id', 'what-is-this');
      await waitForHydration(page);
      await expectClean(page, 'faqs');
      const expiry = page.locator('summary', { hasText: 'Do coins expire?' });
      await expiry.click();
      await expect(open).toHaveCount(1);
      await expect(open).toHaveAttribute('id', 'expiry');
      await expiry.click();
      await expect(open).toHaveCount(0);
      await expiry.press('Enter');
      await open.getByRole('link', { name: 'Link to this answer' }).click();
      await expect(page).toHaveURL(/\/faqs#expiry$/);

      await page.goto('/games');
      await page.goto('/faqs#rtp');
      await expect(open).toHaveCount(1);
      await expect(open).toHaveAttribute('id', 'rtp');
      await expect(page.locator('#rtp summary')).toBeInViewport();
      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Prize Redemption' })
        .click();
      await expect(page.getByRole('heading', { name: 'Prize Redemption' })).toBeInViewport();
      expect(faults).toEqual([]);
    });
  });
}

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the search needs no accents, and the answers are French', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('textbox', { name: 'Chercher dans les articles' }).fill('CHEQUE');
    const results = page.getByRole('list', { name: 'Résultats de la recherche' });
    await expect(results.locator('mark', { hasText: /^chèque$/i }).first()).toBeVisible();
    await results.getByRole('link', { name: /^Modes de versement/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modes de versement et délais' })).toBeVisible();
    await expectClean(page, 'article');
    await page.goto('/faqs#lost-password');
    await expect(page.locator('#lost-password')).toHaveAttribute('open');
    await expectClean(page, 'faqs');
  });
});
