import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { boxOf, resetShifts, shiftsOf, watchShifts } from '../../support/page-checks/layout.ts';
import { test } from '../../support/test.ts';

/** Opens the games and puts the mouse on the poster of the first one. */
async function hoverFirstGame(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page, ':not(*)');
  await page.goto('/games');
  const tile = page.getByRole('article').first();
  await expect(tile.getByRole('link').first()).toBeVisible();
  await resetShifts(page);
  const box = await tile.boundingBox();
  if (!box) throw new Error('the tile has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  return tile;
}

test('a tile shows its game in motion and its details for the mouse, and nothing else moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const faults = watchFaults(page);
  const tile = await hoverFirstGame(page);
  const preview = tile.locator('.game-preview');
  await expect(preview).toBeVisible();
  const frame = await preview.screenshot();
  await expect.poll(async () => frame.equals(await preview.screenshot())).toBe(false);
  const details = await boxOf(tile.locator('.game-details'));
  const shown = await boxOf(preview);
  const title = await boxOf(tile.getByRole('heading'));
  expect(shown.y + shown.height).toBeLessThanOrEqual(details.y);
  expect(details.y + details.height).toBeLessThanOrEqual(title.y);
  expect(await tile.locator('.game-details').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.mouse.move(2, 2);
  await expect(preview).toHaveCount(0);
  await expect(tile.locator('.game-details')).toHaveCount(0);
  expect(await shiftsOf(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('a tile stays as it is with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tile = await hoverFirstGame(page);
  await page.waitForTimeout(1_500);
  await expect(tile.locator('.game-preview')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('game-preview'))).toEqual([]);
});
