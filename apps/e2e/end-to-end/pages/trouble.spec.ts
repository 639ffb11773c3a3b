import { expect } from '@playwright/test';
import { logIn, newPerson, signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test('without a server every screen shows an error, and Retry recovers', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Could not load games.')).toBeVisible();
  await expect(page.getByText('Could not load recent winners.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByText('Failed to load games')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Showing \d+ games$/)).toBeVisible();
});

test('login shows that the server cannot be reached, and later that the credentials are wrong', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, newPerson());
  await expect(page.getByText('Cannot connect to server. Please make sure the backend is running.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await logIn(page, newPerson());
  await expect(page.getByRole('alert')).not.toHaveText(/Cannot connect/);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a player must log in again when the session was ended elsewhere', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByText(/^Showing \d+ games$/)).toBeVisible();
  // All requests of the dashboard have a response, so no late 401 ends the session before the click.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Please login to continue')).toBeVisible();
});

test('an unknown URL shows the page for missing pages', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a screen that fails to download keeps the layout and offers Retry', async ({ page }) => {
  await page.route('**/assets/games-*.js', (route) => route.abort());
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/assets/games-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
});
