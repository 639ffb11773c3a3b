import { expect } from '@playwright/test';
import { nightly } from '../support/test.ts';
import { expectScreen } from './support/expect-screen.ts';
import { open, playerTest, test } from './support/test.ts';

// States of pages other than their usual content: errors, dialogs and menus. Each change compares those that no other screen shows.
// The nightly run also compares fields and dialogs that the gallery shows, too.

test('visitor/no-such-page', async ({ page }) => {
  await open(page, '/no/such/page');
  await expectScreen(page, 'visitor/no-such-page');
});

test('visitor/register-refused', nightly, async ({ page }) => {
  await open(page, '/register');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expectScreen(page, 'visitor/register-refused');
});

test('visitor/register-second-step', nightly, async ({ page }) => {
  await open(page, '/register');
  await page.getByLabel('Email').fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Quiet-wren-sings-7');
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /About you/ })).toBeFocused();
  await expectScreen(page, 'visitor/register-second-step');
});

test('visitor/menu', async ({ page }) => {
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  await open(page, '/rules');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectScreen(page, 'visitor/menu', [phone]);
});

playerTest('player/activity-unavailable', nightly, async ({ page }) => {
  const problem = { code: 'internal', error: 'broken', request_id: '0199a0a0-0000-7000-8000-00000000000a' };
  await page.route(/\/api\/wallet\/(activity|history|timeline)/, (route) =>
    route.fulfill({ status: 500, json: problem }),
  );
  await open(page, '/dashboard/activity');
  await expect(page.getByText('Could not load your activity.')).toBeVisible();
  await expectScreen(page, 'player/activity-unavailable');
});

for (const step of [1, 2, 3]) {
  playerTest(`player/tour-${step}`, step === 1 ? {} : nightly, async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('goldwren-tour'));
    await open(page, '/dashboard');
    const tour = page.getByRole('dialog');
    for (let pressed = 1; pressed < step; pressed += 1) await tour.getByRole('button', { name: 'Next' }).click();
    await expect(tour.getByText(`Step ${step} of 3`)).toBeVisible();
    await expectScreen(page, `player/tour-${step}`);
  });
}

playerTest('player/limit-dialog', nightly, async ({ page }) => {
  await open(page, '/dashboard/limits');
  await page.getByRole('button', { name: 'Set: Loss of Gold Coins, per day' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectScreen(page, 'player/limit-dialog');
});

playerTest('player/rules-dialog', async ({ page }) => {
  await open(page, '/games/starlight-fortune');
  await page.getByRole('button', { name: 'Rules and paytable' }).click();
  await expect(page.getByRole('heading', { name: 'The 20 lines' })).toBeVisible();
  await expectScreen(page, 'player/rules-dialog');
});

test('gallery', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.frameLocator('iframe[title="Dialogs: alert"]').getByRole('alertdialog')).toBeVisible();
  await expectScreen(page, 'gallery', [{ width: 1280, height: 2400 }]);
});
