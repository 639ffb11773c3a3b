import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

/** Presses Tab until the control with this role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'tab', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`The ${role} "${name}" cannot be reached by Tab.`);
}

test('a visitor skips to the content, filters the games and opens login with the keyboard alone', async ({ page }) => {
  await page.goto('/games');
  await page.getByText(/^Showing/).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'tab', 'All Games');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Table Games', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=table$/);
  await tabTo(page, 'link', 'Play Jacks or Better Poker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
});

test('a visitor signs up with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByLabel('Email').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(person.email);
  await type(person.password);
  await page.keyboard.press('Tab'); // Skip the button that shows the password.
  await page.keyboard.type('12101990');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /About you/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await type('Ada');
  await type('Lovelace');
  await page.keyboard.press('Tab'); // The country is the right one.
  await page.keyboard.type('New Y');
  await tabTo(page, 'button', 'Sign Up Free');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    // The page stores a click from before hydration. Wait until the menu is open before moving on.
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Buy Coins' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
