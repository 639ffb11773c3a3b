import { expect, type Locator, type Page } from '@playwright/test';
import { openGame, playedGames, playThroughApi, primary } from '../../support/games.ts';
import { horizontalOverflow, waitForPage } from '../../support/page-checks/axe.ts';
import { overflowingTexts } from '../../support/page-checks/lines-of-text.ts';
import { setLanguage, signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';
import { pagesOf } from '../../support/tours/pages.ts';

const phone = { width: 360, height: 740 };
const [jacks, starlight] = [4, 2];

/** Returns what does not fit on a phone on these pages. */
async function findProblems(page: Page, paths: readonly string[]): Promise<string[]> {
  await page.setViewportSize(phone);
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await waitForPage(page);
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const spilled of await overflowingTexts(page)) problems.push(`${path}: ${spilled}`);
    for (const [number] of ((await page.getByRole('main').textContent()) ?? '').matchAll(/\S*\d\.\d+\s?[×%]/g))
      problems.push(`${path} writes ${number}`);
    const over = await horizontalOverflow(page);
    if (over > 0) problems.push(`${path} is ${over} px too wide`);
  }
  return problems;
}

test.describe('French, the longer language, fits a phone', () => {
  test.use({ locale: 'fr-CA' });

  test('on the pages of visitors', async ({ page }) => {
    expect(await findProblems(page, pagesOf('public', 'guest'))).toEqual([]);
  });
});

test('the API documentation fits a phone, and its search finds a game', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/docs');
  const calls = page.locator('main article:visible');
  const all = await calls.count();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByLabel('Search').fill('keno');
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* found$/);
  await expect(page.getByRole('status')).toHaveText(`${await calls.count()} found`);
  expect(await calls.count()).toBeLessThan(all);
  for (const text of await calls.allTextContents()) expect(text.toLowerCase()).toContain('keno');
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByLabel('Search').fill('');
  await expect(calls).toHaveCount(all);
});

/** Returns the number of lines that the first text of each element takes. */
function linesOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

async function expectOneLineEach(parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  const lines = await linesOf(parts);
  expect(lines).toEqual(lines.map(() => 1));
}

async function signedInFrench(page: Page): Promise<void> {
  await signedIn(page);
  await setLanguage(page, 'fr-CA');
}

for (const [turn, viewport] of [phone, { width: 844, height: 390 }].entries()) {
  test(`French fits every game at ${viewport.width} px`, async ({ page }) => {
    await signedInFrench(page);
    await page.setViewportSize(viewport);
    // Each change opens every other game on each screen. The nightly run opens all.
    for (const game of playedGames.filter((_, place) => process.env.NIGHTLY || place % 2 === turn)) {
      await openGame(page, game);
      expect(await overflowingTexts(page), game.slug).toEqual([]);
      expect(await horizontalOverflow(page), game.slug).toBe(0);
    }
    await page.goto('/games/three-card-poker');
    await primary(page).click();
    const fold = page.getByRole('button', { name: 'Se coucher' });
    await expectOneLineEach(fold);
    expect(await overflowingTexts(page)).toEqual([]);
  });
}

test('French fits a phone on the pages of a player who has played', async ({ page }) => {
  await signedInFrench(page);
  // The largest stake has the widest figures.
  for (const game of [jacks, starlight]) await playThroughApi(page, game, -1);
  expect(await findProblems(page, ['/', '/games', '/buy-coins', '/free-entry', ...pagesOf('player')])).toEqual([]);
  await page.goto('/dashboard');
  await page.getByText('Afficher en tableau').click();
  await expectOneLineEach(page.getByRole('table', { name: 'Le solde au fil du temps' }).getByRole('cell'));
  expect(await overflowingTexts(page)).toEqual([]);
  await page.goto('/dashboard/activity');
  await page.locator('summary', { hasText: 'Starlight Fortune' }).click();
  await page.getByRole('button', { name: /^Preuve/ }).click();
  await expectOneLineEach(page.getByRole('dialog').locator('dd code'));
  expect(await overflowingTexts(page)).toEqual([]);
});
