import { expect } from '@playwright/test';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test('the first daily bonus adds 100 Gold Coins, once', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  const bonus = page.getByRole('region', { name: 'Daily login bonus' });
  await bonus.getByRole('button', { name: 'Claim 100 GC' }).click();
  await expect(bonus.getByText('Claimed today.')).toBeVisible();
  await expect(page.getByText('2,000,100', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(bonus.getByText('Claimed today.')).toBeVisible();
  await expect(bonus.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page).toHaveURL(/\/dashboard\/activity\?show=beside_play$/);
  await page.getByLabel('Show').selectOption('bonuses');
  await expect(page).toHaveURL(/show=bonuses/);
  await expect(page.getByText('+100 GC')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem')).toHaveCount(3);
});
