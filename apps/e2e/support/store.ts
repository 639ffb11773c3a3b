import { expect, type Page } from '@playwright/test';

/** Chooses a package and waits for the provider's hosted page. */
export async function chooseSpecial(page: Page): Promise<void> {
  await page.goto('/buy-coins');
  await page.getByRole('button', { name: /^Buy for \$10.*First Purchase Special$/ }).click();
  await expect(page).toHaveURL(/\/dev\/skrill/);
}

/** A balance of the dashboard, by the coin's name. */
export async function expectBalances(page: Page, gold: string, sweeps: string): Promise<void> {
  await page.goto('/dashboard');
  const tile = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`${name}$`) })
      .locator('..');
  await expect(tile('Gold Coins')).toContainText(gold);
  await expect(tile('Sweeps Coins')).toContainText(sweeps);
}
