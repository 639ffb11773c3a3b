import { expect } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { logIn, newPerson, register, signedIn } from '../../support/people/people.ts';
import { chooseSpecial, expectBalances } from '../../support/store.ts';
import { test } from '../../support/test.ts';

test('a new player buys the $10 special and receives 10,000,000 GC and 30 SC', async ({ page }) => {
  const faults = watchFaults(page);
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  await logIn(page, person);
  await expect(page.getByText('2,000,000', { exact: true }).first()).toBeVisible();
  await chooseSpecial(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/buy-coins\/return\?/);
  await expect(page.getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByText('12,000,000', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('32', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeVisible();
  await expectBalances(page, '12,000,000', '32');
  const row = page.getByRole('row', { name: /First Purchase Special/ });
  await expect(row).toContainText('$10');
  await expect(row).toContainText('Paid');
  await page.goto('/buy-coins');
  await expect(page.getByRole('list', { name: 'Packages' }).getByRole('article')).toHaveCount(7);
  await expect(page.getByText('First Purchase Special')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('leaving the payment page by Cancel grants nothing', async ({ page }) => {
  await signedIn(page);
  await chooseSpecial(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/cancelled=1/);
  await expect(page.getByRole('heading', { level: 2, name: /You left the payment page|Order canceled/ })).toBeVisible();
  await expectBalances(page, '2,000,000', '2');
});

test('a declined payment grants nothing and shows an error', async ({ page }) => {
  await signedIn(page);
  await chooseSpecial(page);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The payment failed' })).toBeVisible();
  await expectBalances(page, '2,000,000', '2');
});

test('an unknown order shows an error', async ({ page }) => {
  await signedIn(page);
  await page.goto('/buy-coins/return?order=0199a0a0-0000-7000-8000-00000000000a');
  await expect(page.getByRole('heading', { level: 2, name: 'Order not found' })).toBeVisible();
});

test('a visitor who selects a package returns to the packages after login', async ({ page }) => {
  const person = await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/buy-coins');
  await page.getByRole('button', { name: 'Buy for $5 Starter' }).click();
  await expect(page.getByText('Please login to continue')).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Buy Coins' })).toBeVisible();
});
