import { expect, type Locator, type Page } from '@playwright/test';
import { openGame, playedGames, playThroughApi } from '../../support/games.ts';
import { waitForPage } from '../../support/page-checks/axe.ts';
import { isReachable } from '../../support/page-checks/layout.ts';
import { overflowingTexts } from '../../support/page-checks/lines-of-text.ts';
import { setLanguage, signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const starlight = 2;
const [game] = playedGames.filter(({ slug }) => slug === 'starlight-fortune');

test.use({ viewport: { width: 360, height: 740 } });

async function openRules(page: Page): Promise<Locator> {
  if (!game) throw new RangeError('Starlight Fortune is not played');
  await openGame(page, game);
  await page.getByRole('button', { name: /^(Rules and paytable|Règles et table des gains)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img').or(dialog.locator('figure')).first()).toBeAttached();
  await expect(dialog.locator('.skeleton')).toHaveCount(0);
  return dialog;
}

async function openProof(page: Page): Promise<Locator> {
  await page.goto('/dashboard/activity');
  await waitForPage(page);
  await page.locator('summary', { hasText: 'Starlight Fortune' }).click();
  await page.getByRole('button', { name: /^(Proof|Preuve)/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('dd code').first()).toBeVisible();
  return dialog;
}

async function openLimit(page: Page): Promise<Locator> {
  await page.goto('/dashboard/limits');
  await waitForPage(page);
  await page
    .getByRole('button', { name: /^(Set|Fixer)\s?: / })
    .first()
    .click();
  return page.getByRole('dialog');
}

test('the rules close with a button that stays in view, and with a press next to the dialog', async ({ page }) => {
  await signedIn(page);
  const dialog = await openRules(page);
  const close = dialog.getByRole('button', { name: 'Close' });
  const scrolled = await dialog.evaluate((box) => {
    box.scrollTo(0, box.scrollHeight);
    return box.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(1_000);
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await isReachable(close)).toBe(true);
  await page.mouse.click(180, 6);
  await expect(dialog).toHaveCount(0);
});

for (const locale of ['en', 'fr-CA'] as const) {
  test(`no dialog is wider than a phone, in ${locale}`, async ({ page }) => {
    await signedIn(page);
    await setLanguage(page, locale);
    // The largest stake has the widest figures.
    await playThroughApi(page, starlight, -1);
    for (const open of [openRules, openProof, openLimit]) {
      const dialog = await open(page);
      await page.evaluate(() => document.fonts.ready);
      const [content, box] = await dialog.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(content, `the content of ${open.name}`).toBeLessThanOrEqual(box as number);
      expect(await overflowingTexts(page), open.name).toEqual([]);
    }
  });
}
