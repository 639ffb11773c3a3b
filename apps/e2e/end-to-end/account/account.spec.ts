import { type Browser, expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectClean, expectNoHorizontalScroll } from '../../support/page-checks/axe.ts';
import { mailTo } from '../../support/people/mailbox.ts';
import { logIn, type Person, signedIn } from '../../support/people/people.ts';
import { answerWith, codeIn, turnOnSecondFactor } from '../../support/people/second-factor.ts';
import { nightly, openElsewhere, test } from '../../support/test.ts';

const newPassword = 'Loud-heron-wades-8';

async function expectCleanNow(page: Page): Promise<void> {
  await expectClean(page, page.url());
  await expectNoHorizontalScroll(page, page.url());
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are logged in' }).getByText('This browser')).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please login to continue')).toHaveCount(0);
}

async function goToLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

async function changesProfile(page: Page): Promise<void> {
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('First name').fill('Augusta');
  await profile.getByLabel('Phone').fill('not a phone');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await profile.getByLabel('Phone').fill('+1 212 555 0142');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  // A state is locked for a year after the first choice, and the form shows this.
  await profile.getByLabel('State').selectOption('TX');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByRole('alert')).toContainText('You set your region to New York less than a year ago.');
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Augusta');
  await expect(profile.getByLabel('Phone')).toHaveValue('+1 212 555 0142');
  await expect(profile.getByLabel('State')).toHaveValue('NY');
}

async function changesPassword(page: Page, person: Person): Promise<void> {
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password', { exact: true }).fill('Not-my-password-1');
  await card.getByLabel('New password', { exact: true }).fill(newPassword);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByRole('alert')).toContainText('Incorrect password.');
  await expect(card.getByLabel('Current password', { exact: true })).toBeFocused();
  await card.getByLabel('Current password', { exact: true }).fill(person.password);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Every other browser is logged out.')).toBeVisible();
  await expect(card.getByLabel('Current password', { exact: true })).toHaveValue('');
}

async function changesPersonalData(page: Page, browser: Browser): Promise<void> {
  const faults = watchFaults(page);
  const person = await signedIn(page);
  const other = await openElsewhere(browser);
  await other.goto('/login');
  await logIn(other, person);
  await expectSignedIn(other);
  await openAccount(page);
  await expectCleanNow(page);
  await changesProfile(page);
  await changesPassword(page, person);
  await mailTo(page, person.email, 'Your Goldwren password was changed');
  await other.reload();
  await expect(other.getByText('Please login to continue')).toBeVisible();
  await logIn(other, person);
  await expect(other.getByRole('alert')).toContainText('Login failed.');
  await logIn(other, { ...person, password: newPassword });
  await expectSignedIn(other);
  expect(faults).toEqual([]);
}

async function signsInWithCodes(page: Page): Promise<void> {
  const faults = watchFaults(page);
  const person = await signedIn(page);
  await openAccount(page);
  const { secret, recoveryCodes } = await turnOnSecondFactor(page);
  expect(new Set(recoveryCodes).size).toBe(10);
  await expectCleanNow(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('On. Recovery codes left: 10.')).toBeVisible();
  await mailTo(page, person.email, 'The second factor of your Goldwren account is on');
  const [recovery = ''] = recoveryCodes;

  await logOut(page);
  await goToLogin(page);
  await logIn(page, person);
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await expectCleanNow(page);
  // The code that turned the second factor on cannot be used again, so the test uses the next one.
  await answerWith(page, 'app', '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await answerWith(page, 'app', await codeIn(secret, 1));
  await expectSignedIn(page);

  await logOut(page);
  await goToLogin(page);
  await logIn(page, person);
  await answerWith(page, 'recovery', recovery.toLowerCase());
  await expectSignedIn(page);
  await mailTo(page, person.email, 'A recovery code of your Goldwren account was used');
  await openAccount(page);
  await expect(page.getByText('On. Recovery codes left: 9.')).toBeVisible();

  await logOut(page);
  await goToLogin(page);
  await logIn(page, person);
  await answerWith(page, 'recovery', recovery);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(faults).toEqual([]);
}

async function endsAnotherBrowser(page: Page, browser: Browser): Promise<void> {
  const faults = watchFaults(page);
  const person = await signedIn(page);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const other = await openElsewhere(browser, { userAgent: firefox });
  await other.goto('/login');
  await logIn(other, person);
  await expectSignedIn(other);
  const mail = await mailTo(page, person.email, 'New login to your Goldwren account');
  expect(mail).toContain('Firefox');

  // All requests of the page have an answer, so the click below is the first to find that the session is over.
  await other.goto('/dashboard', { waitUntil: 'networkidle' });
  await openAccount(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await row.getByRole('button', { name: 'Log out' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expectCleanNow(page);
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  await other.getByRole('link', { name: 'Play games' }).click();
  await other.goto('/dashboard');
  await expect(other.getByText('Please login to continue')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
}

async function closesTheAccount(page: Page): Promise<void> {
  const faults = watchFaults(page);
  const person = await signedIn(page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close account' });
  await expect(dialog).toContainText('This is permanent. You lose your coins');
  await dialog.getByLabel('Current password', { exact: true }).fill('Not-my-password-1');
  await dialog.getByRole('button', { name: 'Close account permanently' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Incorrect password.');
  await expectCleanNow(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Close account permanently' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
  await mailTo(page, person.email, 'You have closed your Goldwren account');
  await goToLogin(page);
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('This account is closed.');
  expect(faults).toEqual([]);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a player changes profile and password, which signs out other browsers', ({ page, browser }) =>
      changesPersonalData(page, browser));
    test('a sign-in with a second factor requires a code, and accepts each recovery code once', ({ page }) =>
      signsInWithCodes(page));
    test('a second browser is in the list with a readable name, can be signed out there, and causes an email', ({
      page,
      browser,
    }) => endsAnotherBrowser(page, browser));
    test('a player closes the account with the password, and cannot sign in again', ({ page }) =>
      closesTheAccount(page));
  });
}
