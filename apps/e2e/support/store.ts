import { expect, type Page } from '@playwright/test';

/** Selects a package and waits for the payment provider's page. */
export async function chooseSpecial(page: Page): Promise<void> {
  await page.goto('/buy-coins');
  await page.getByRole('button', { name: /^Buy for \$10.*First Purchase Special$/ }).click();
  await expect(page).toHaveURL(/\/dev\/skrill/);
}

/** Expects these balances on the dashboard. */
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
