import { expect } from '@playwright/test';
import { logIn, signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test('a signed-out visitor must log in, and then continues to the requested page', async ({ page, context }) => {
  const person = await signedIn(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/games');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Please login to continue')).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
});

test('a game redirects to the login page with next, and login leads back to it', async ({ page, context }) => {
  const person = await signedIn(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/games/jacks-or-better-poker');
  await expect(page).toHaveURL(/\/login\?next=\/games\/jacks-or-better-poker$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/games\/jacks-or-better-poker$/);
});

test('a stored user without a session is signed out at boot', async ({ page, context }) => {
  await signedIn(page);
  await context.clearCookies();
  await page.goto('/games');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user)).toBeNull();
});

test('login follows no next that leaves the site', async ({ page }) => {
  await signedIn(page);
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2Fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL(/\/dashboard$/);
  }
});
