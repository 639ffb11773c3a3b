import { type Browser, expect, type Page } from '@playwright/test';
import { downloaded, expectBuilt } from '../../support/exports.ts';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified } from '../../support/games.ts';
import { expectNoHorizontalScroll, expectClean as expectNoViolations } from '../../support/page-checks/axe.ts';
import { logIn, type Person, signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page, page.url());
  await expectNoHorizontalScroll(page, page.url());
}

async function spinOnce(page: Page): Promise<void> {
  await page.goto('/games/starlight-fortune');
  await page.getByRole('button', { name: 'Spin' }).click();
  await expectVerified(page);
}

async function askForFile(page: Page): Promise<void> {
  await page.goto('/dashboard/account');
  await page.getByRole('link', { name: 'See your options' }).click();
  await expect(page.getByText('You have not requested a file yet.')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Request My Data' }).click();
  await expect(page.getByText('We email you when it is ready. You can leave this page.')).toBeVisible();
  await expectClean(page);
  await expectBuilt(page);
  await expectClean(page);
}

/** Expects the file to contain this player's profile and rounds as on the site, and no data of other players. */
async function expectOwnRecord(page: Page, { email }: Person): Promise<void> {
  const { name, files } = await downloaded(page);
  expect(name).toMatch(/^goldwren-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(JSON.parse(files['profile.json'] ?? '')).toEqual([expect.objectContaining({ email, first_name: 'Ada' })]);
  const { results } = await (await page.request.get('/api/games/rounds')).json();
  expect(results).toHaveLength(1);
  expect(JSON.parse(files['rounds.json'] ?? '')).toEqual([expect.objectContaining({ id: results[0].id })]);
  expect(files['rounds.csv']).toContain(results[0].id);
  expect(files['README.txt']).toContain('Your Goldwren data');
}

async function expectNoAccessForOthers(page: Page, browser: Browser): Promise<void> {
  const { exports } = await (await page.request.get('/api/privacy/exports')).json();
  const file = `/api/privacy/exports/${exports[0].id}/file`;
  const stranger = await (await browser.newContext()).newPage();
  await signedIn(stranger);
  expect((await stranger.request.get(file)).status()).toBe(404);
  await stranger.context().clearCookies();
  expect((await stranger.request.get(file)).status()).toBe(401);
  await stranger.close();
  expect((await page.request.get(file)).status()).toBe(200);
}

async function deleteAccount(page: Page, { password }: Person): Promise<void> {
  await page.goto('/privacy');
  await page.getByRole('region', { name: 'Your data' }).getByRole('link', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog.getByText(/^You lose [\d,]+ Gold Coins and 2 Sweeps Coins\./)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click();
  await expect(dialog.getByText('Incorrect password. Nothing has changed.')).toBeVisible();
  await expectClean(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
  await expectClean(page);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a player downloads all their data, deletes the account, and cannot sign in again', async ({
      page,
      browser,
    }) => {
      test.setTimeout(240_000);
      const faults = watchFaults(page);
      const person = await signedIn(page);
      await spinOnce(page);
      await askForFile(page);
      await expectOwnRecord(page, person);
      await expectNoAccessForOthers(page, browser);
      await page.getByRole('button', { name: 'Request a new file' }).click();
      await expect(page.getByText('You can request the next one in 24 hours.')).toBeVisible();

      await deleteAccount(page, person);
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
      await page.goto('/login');
      await logIn(page, person);
      await expect(page.getByText(/^This account is closed\./)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      expect(faults).toEqual([]);
    });
  });
}
