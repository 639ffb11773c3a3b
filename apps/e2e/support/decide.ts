import { type Browser, expect } from '@playwright/test';
import { staffSignedIn } from './staff.ts';

/** Compliance approves the one redemption that waits, and finance hands it out and records that it was paid. */
export async function approveAndPay(browser: Browser, reference: string): Promise<void> {
  const compliance = await browser.newPage();
  await staffSignedIn(compliance, 'compliance');
  await compliance.getByRole('link', { name: 'Redemptions to review' }).click();
  await compliance.getByRole('table', { name: 'Redemptions' }).getByRole('link').first().click();
  await compliance.getByRole('button', { name: 'Approve' }).click();
  await compliance.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(compliance.getByText('Your approval counts.')).toBeVisible();
  await compliance.close();

  const finance = await browser.newPage();
  await staffSignedIn(finance, 'finance');
  await finance.getByRole('link', { name: 'Payouts to make' }).click();
  await finance.getByRole('button', { name: 'Hand out this page' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Hand out this page' }).click();
  await expect(finance.getByText('The batch is handed out.')).toBeVisible();
  await finance.getByRole('navigation').getByRole('link', { name: 'Payouts to settle' }).click();
  await finance.getByRole('button', { name: 'Paid', exact: true }).click();
  await finance.getByRole('dialog').getByLabel('Reference').fill(reference);
  await finance.getByRole('dialog').getByRole('button', { name: 'Paid' }).click();
  await expect(finance.getByText('The payout is paid.')).toBeVisible();
  await finance.close();
}
