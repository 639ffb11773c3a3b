import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified, primary } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const cells = (page: Page) => page.getByRole('group', { name: 'Field of cells' }).getByRole('button');
const cellAt = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: `Row ${row}, column ${column}` });

/** Waits until the primary button is enabled with one of these labels. */
async function expectReady(page: Page, ...labels: string[]): Promise<void> {
  await expect(primary(page)).toHaveText(new RegExp(`^(${labels.join('|')})$`));
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
}

async function begin(page: Page, mines: number): Promise<void> {
  await expectReady(page, 'Start');
  await page.getByRole('radio', { name: String(mines), exact: true }).check({ force: true });
  await primary(page).click();
  await expectReady(page, 'Open first cell');
}

/** Starts rounds until the middle cell is safe. With one mine, 24 of 25 cells are safe. */
async function beginWithSafeMiddle(page: Page): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await begin(page, 1);
    await cellAt(page, 3, 3).click();
    await expectReady(page, 'Cash out', 'Start');
    if ((await primary(page).textContent()) === 'Cash out') return;
    await page.waitForTimeout(1_000);
  }
  throw new Error('The mine was in the middle cell ten times in a row.');
}

test('cells are opened by click and by key, and the round is cashed out and verified', async ({ page }) => {
  const faults = watchFaults(page);
  await signedIn(page);
  await page.goto('/games/mine-seeker-slots');
  await beginWithSafeMiddle(page);
  await expect(page.getByText('Cash out 5,000 GC, or open another cell: 1.05× if it is safe.')).toBeVisible();
  await expectClean(page, page.url());
  // Move from the open cell to its neighbour. The arrow keys belong to the field while it has the focus.
  await expect(cellAt(page, 3, 3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 4, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectReady(page, 'Cash out', 'Start');
  if ((await primary(page).textContent()) === 'Cash out') {
    await primary(page).click();
    await expect(page.getByText('cashed out after 2 safe cells').first()).toBeVisible();
  }
  await expectReady(page, 'Start');
  await expectVerified(page);
  await expect(cells(page).filter({ hasText: /mine/ })).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('an open field survives its tab: another tab continues it and cashes out', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/games/mine-seeker-slots');
  await beginWithSafeMiddle(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/games/mine-seeker-slots');
  await expectReady(again, 'Cash out');
  await expect(cellAt(again, 3, 3)).toHaveAccessibleName('Row 3, column 3: safe');
  await expect(cells(again).filter({ hasText: /covered/ })).toHaveCount(24);
  await expect(again.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  // Neither the page nor its responses may reveal where the mine is.
  expect(await again.content()).not.toMatch(/mine_cells|a mine</);
  await primary(again).click();
  await expectReady(again, 'Start');
  // The stake was returned, which is not a win and is not celebrated.
  await expect(again.getByText('Returned 5,000 GC')).toBeVisible();
  await expect(again.locator('.celebration-foot')).toHaveCount(0);
  await expectVerified(again);
  await again.getByRole('button', { name: 'End session' }).click();
  await expect(again.getByText(/^Verified: .* the final statement is signed/)).toBeVisible();
});
