import type { PayoutMethod } from '@goldwren/rules';
import { type Browser, expect, type Page } from '@playwright/test';
import { staffSignedIn } from './staff.ts';

/**
 * The player whose redemption is decided. Staff lists show the first name and initial, and other tests redeem
 * at the same time.
 */
export interface Redeemer {
  display: string;
  /** Only this player uses it, because payouts are handed out one method at a time. */
  method: PayoutMethod;
}

/** Approves this player's redemption as compliance. */
export async function approve(browser: Browser, { display }: Redeemer): Promise<void> {
  const compliance = await browser.newPage();
  await staffSignedIn(compliance, 'compliance');
  await compliance.getByRole('link', { name: 'Redemptions to review' }).click();
  const table = compliance.getByRole('table', { name: 'Redemptions' });
  await rowOf(table, display).getByRole('link').first().click();
  // The facts for the decision.
  for (const fact of ['Lifetime', 'Linked accounts', 'Browsers and networks']) {
    await expect(compliance.getByRole('heading', { name: fact })).toBeVisible();
  }
  await compliance.getByRole('button', { name: 'Approve' }).click();
  await compliance.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(compliance.getByText('Your approval is recorded.')).toBeVisible();
  await compliance.close();
}

/** Expects finance to see this for the player in the list of due payouts. */
export async function expectDuePayout(browser: Browser, { display, method }: Redeemer, what: string): Promise<void> {
  const finance = await payoutsBy(browser, method);
  await expect(rowOf(finance.getByRole('table', { name: 'Redemptions to hand over' }), display)).toContainText(what);
  await expect(finance.getByRole('button', { name: 'Hand over this page' })).toHaveCount(0);
  await finance.close();
}

/** Hands this player's prize out as finance, and records its payment. */
export async function pay(browser: Browser, { display, method }: Redeemer, reference: string): Promise<void> {
  const finance = await payoutsBy(browser, method);
  await expect(rowOf(finance.getByRole('table', { name: 'Redemptions to hand over' }), display)).toBeVisible();
  await finance.getByRole('button', { name: 'Hand over this page' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Hand over this page' }).click();
  await expect(finance.getByText('The batch is handed over.')).toBeVisible();
  await finance.getByRole('navigation').getByRole('link', { name: 'Payouts to settle' }).click();
  const row = rowOf(finance.getByRole('table', { name: 'Payouts' }), display);
  await row.getByRole('button', { name: 'Paid', exact: true }).click();
  await finance.getByRole('dialog').getByLabel('Reference').fill(reference);
  await finance.getByRole('dialog').getByRole('button', { name: 'Paid' }).click();
  await expect(finance.getByText('The payout is paid.')).toBeVisible();
  await finance.close();
}

/** Opens the due payouts of one method as a member of finance. */
async function payoutsBy(browser: Browser, method: PayoutMethod): Promise<Page> {
  const finance = await browser.newPage();
  await staffSignedIn(finance, 'finance');
  await finance.goto(`/staff/payouts?method=${method}`);
  return finance;
}

function rowOf(table: ReturnType<Page['getByRole']>, display: string) {
  return table.getByRole('row').filter({ hasText: display });
}
