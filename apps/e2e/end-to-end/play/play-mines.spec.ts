import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified, primary } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { type Box, boxOf, findCroppedTexts } from '../../support/page-checks/layout.ts';
import { setLanguage, signedIn } from '../../support/people/people.ts';
import { serveFixedRound } from '../../support/signed-rounds/fixed-round.ts';
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

/** The pairs of boxes that overlap by more than the rounding of their edges. */
function overlapsIn(boxes: readonly (Box & { name: string })[]): string[] {
  const covers = (one: Box, other: Box) =>
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (covers(one, other) ? [`${one.name} and ${other.name}`] : [])),
  );
}

/** Expects that the texts of the field cover neither each other nor a cell, and that each fits into its box. */
async function expectLegible(page: Page, ...texts: string[]): Promise<void> {
  const boxes = await Promise.all(
    [...texts, '.cell-grid'].map(async (name) => {
      const part = page.locator(`.mines ${name}`);
      await expect(part).toBeVisible();
      // The grid fills its row. Its cells are what can be covered.
      if (name !== '.cell-grid') return { name, ...(await boxOf(part)) };
      const field = part.getByRole('button');
      const [first, last] = [await boxOf(field.first()), await boxOf(field.last())];
      const { x, y } = first;
      return { name, x, y, width: last.x + last.width - x, height: last.y + last.height - y };
    }),
  );
  expect(overlapsIn(boxes)).toEqual([]);
  const stage = await boxOf(page.locator('.mines'));
  for (const { name, x, width } of boxes) {
    expect(x >= stage.x && x + width <= stage.x + stage.width, `${name} leaves the stage`).toBe(true);
  }
  expect(await findCroppedTexts(page.locator('.mine-strip, .mine-strip *'))).toEqual([]);
}

for (const locale of ['en', 'fr-CA'] as const) {
  test(`with ten open cells on a phone, the texts and the win cover nothing, in ${locale}`, async ({ page }) => {
    const opened = [0, 6, 12, 18, 24, 4, 8, 16, 20, 2];
    const actions = [...opened.map((cell) => ({ type: 'open', cells: [cell] })), { type: 'cash_out' }];
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(page);
    await setLanguage(page, locale);
    await serveFixedRound(page, { slug: 'mine-seeker-slots', choice: { mines: 1 }, actions, fits: () => true });
    await page.goto('/games/mine-seeker-slots');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    const field = page.locator('.cell-grid button');
    await primary(page).click();
    for (const cell of opened) {
      await expect(field.nth(cell)).not.toHaveAttribute('aria-disabled');
      await field.nth(cell).click();
      await expect(field.nth(cell)).toHaveAttribute('data-look', 'safe');
    }
    await expect(page.locator('.pay-strip [aria-current]')).toContainText(locale === 'fr-CA' ? '10 sûres' : '10 safe');
    await expectLegible(page, '.mine-hidden', '.mine-odds', '.pay-strip');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await primary(page).click();
    await expect(page.locator('.celebration-foot')).toBeVisible();
    await expectLegible(page, '.mine-hidden', '.pay-strip', '.celebration-foot');
  });
}
