import { expect } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { logIn, newPerson, register } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test('a visitor signs up, logs in, finds the welcome offer, and reaches a game', async ({ page }) => {
  const faults = watchFaults(page);
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up Free' }).click();
  await register(page, person);
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('2,000,000', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Welcome offer')).toHaveCount(2);
  await page.getByRole('link', { name: 'Play games' }).click();
  await page.getByRole('link', { name: 'Play Starlight Fortune' }).click();
  await expect(page).toHaveURL(/\/games\/starlight-fortune$/);
  await expect(page.getByText('Gold: 2,000,000 • SC: 2')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a player stays logged in after a reload, and is signed out after logout', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome, Ada.')).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state);
  expect(Object.keys(stored)).toEqual(['user']);
  expect(stored.user.email).toBe(person.email);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state.user)).toBeNull();
  await page.goto('/dashboard');
  await expect(page.getByText('Please login to continue')).toBeVisible();
});

test('errors of the server appear at their field, in its step', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person, 'NV');
  const state = page.getByLabel('State', { exact: true });
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await expect(state).toBeFocused();
  await state.selectOption('NY');
  await page.getByRole('button', { name: 'Back' }).click();
  // The server rejects a password that consists of the name.
  await page.getByLabel('Password', { exact: true }).fill('adalovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up Free' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up Free' }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
});
