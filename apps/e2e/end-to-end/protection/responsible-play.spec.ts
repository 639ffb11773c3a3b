import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { logIn, signedIn } from '../../support/people/people.ts';
import { refuseWith, signWithTestKey } from '../../support/signed-rounds/sign-route.ts';
import { nightly, test } from '../../support/test.ts';

async function openTable(page: Page): Promise<void> {
  await page.goto('/games/starlight-fortune');
  await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled();
}

async function limitIsHit(page: Page): Promise<void> {
  const faults = watchFaults(page);
  await signedIn(page);
  await page.goto('/dashboard/limits');
  await page.getByRole('button', { name: 'Set: Loss of Gold Coins, per day' }).click();
  await page.getByLabel('Amount in GC').fill('1000');
  await expectClean(page, page.url());
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText('0 GC used, 1,000 GC left')).toBeVisible();

  await openTable(page);
  await page.getByRole('button', { name: 'Spin' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You have reached your limit' });
  await expect(dialog).toContainText('This would exceed your own limit of a loss of 1,000 Gold Coins in a day.');
  await expect(dialog).toContainText('No stake was taken.');
  await expectClean(page, page.url());
  await dialog.getByRole('link', { name: 'Your limits' }).click();

  await page.getByRole('button', { name: 'Change: Loss of Gold Coins, per day' }).click();
  await page.getByLabel('Amount in GC').fill('50000');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(page.getByText(/^You requested 50,000 GC\. You can confirm it from /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expectClean(page, page.url());
  await openTable(page);
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(dialog).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('2,000,000', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
}

async function checkIsAnswered(page: Page): Promise<void> {
  await signedIn(page);
  await page.goto('/dashboard/limits');
  // `check` would expect the change immediately, but it appears only with the server's response.
  await page.getByRole('radio', { name: 'Every 15 minutes of play' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  // The test cannot play for 15 minutes. The first stake gets the response of a server whose reality check is
  // due.
  const body = { error: 'Time for a reality check.', code: 'reality_check_due', request_id: 'e2e' };
  await signWithTestKey(page);
  await page.route('**/rounds', refuseWith(page, 403, body), { times: 1 });
  await openTable(page);
  await page.getByRole('button', { name: 'Spin' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reality check' });
  await expect(dialog.getByText('Today in total')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See my activity' })).toBeVisible();
  await expectClean(page, page.url());
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue playing' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Spin' }).click();
  await expectVerified(page);
}

async function checkAppearsAutomatically(page: Page): Promise<void> {
  await signedIn(page);
  await page.goto('/dashboard/limits');
  // `check` would expect the change immediately, but it appears only with the server's response.
  await page.getByRole('radio', { name: 'Every 15 minutes of play' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  // The test cannot play for 15 minutes. The page gets the status of a server whose reality check is due.
  const status = await (await page.request.get('/api/play/status')).json();
  const due = { ...status, reality_check: { minutes: 15, seconds: 901, due: true } };
  await page.route('**/api/play/status', (route) => route.fulfill({ json: due }), { times: 1 });
  await page.goto('/games/starlight-fortune');
  const dialog = page.getByRole('alertdialog', { name: 'Reality check' });
  await expect(dialog.getByText('Today in total')).toBeVisible();
  await expectClean(page, 'a reality check that came by itself');
  await dialog.getByRole('button', { name: 'Continue playing' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Spin' }).click();
  await expectVerified(page);
  await expect(dialog).toHaveCount(0);
}

async function coolOffBegins(page: Page): Promise<void> {
  await signedIn(page);
  await openTable(page);
  await page.getByRole('link', { name: 'Your limits' }).click();
  await page.getByRole('radio', { name: '3 days' }).check();
  await page.getByRole('button', { name: 'Start cool-off' }).click();
  await expect(page.getByRole('dialog', { name: 'Start a cool-off of 3 days?' })).toContainText(
    'Neither you nor our staff can end it early',
  );
  await expectClean(page, page.url());
  await page.getByRole('dialog').getByRole('button', { name: 'Start cool-off' }).click();
  await expect(page.getByText(/^Your cool-off ends on /)).toBeVisible();
  await page.goto('/games/starlight-fortune');
  await expect(page.getByRole('alertdialog', { name: 'Failed to start game' })).toContainText(
    'You are taking a break from play until',
  );
}

async function exclusionIsRequested(page: Page, lastName: string): Promise<void> {
  const person = await signedIn(page, {
    first_name: 'Una',
    last_name: lastName,
    birth_date: '1984-02-29',
  });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/responsible-play');
  await page.getByRole('link', { name: 'Request Self-Exclusion' }).click();
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Self-exclusion' })).toBeFocused();
  await page.getByRole('button', { name: 'Exclude myself…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion: 6 months' });
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByLabel('Type EXCLUDE to confirm').fill('EXCLUDE');
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(dialog.getByText('Incorrect password. Nothing has changed.')).toBeVisible();
  await expectClean(page, page.url());
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Exclude me now' }).click();
  await expect(page.getByText('You have excluded yourself.')).toBeVisible();
  await expect(page).toHaveURL(/\/responsible-play$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
  await expectClean(page, page.url());

  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByText(/^You have excluded yourself from play\./)).toBeVisible();
  await page.goto('/dashboard/activity');
  await expect(page.getByText('Welcome offer').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/dashboard/limits');
  await expect(page.getByText(/^You have excluded yourself until /)).toBeVisible();
  await expectClean(page, page.url());
  const bonus = await page.request.post('/api/wallet/login-bonus', {
    headers: { origin: new URL(page.url()).origin },
  });
  expect([bonus.status(), (await bonus.json()).code]).toEqual([403, 'self_excluded']);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a loss limit stops a stake that could exceed it, and is not raised immediately', ({ page }) =>
      limitIsHit(page));
    test('a reality check stops play until it is answered', ({ page }) => checkIsAnswered(page));
    test('a reality check appears automatically when it is due', ({ page }) => checkAppearsAutomatically(page));
    test('a cool-off starts immediately and stops play', ({ page }) => coolOffBegins(page));
    test('a self-exclusion is requested after login, signs the player out, and keeps the records available', ({
      page,
    }) => exclusionIsRequested(page, width === 360 ? 'Narrow' : 'Wide'));
  });
}
