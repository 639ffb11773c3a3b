import type { PayoutMethod } from '@goldwren/rules';
import { type Browser, expect, type Page } from '@playwright/test';
import { staffSignedIn } from './staff.ts';

/** Whose redemption is decided: staff lists name players by first name and initial. Other tests redeem at the same time. */
export interface Redeemer {
  display: string;
  /** Used by this player only: payouts are handed out a method at a time. */
  method: PayoutMethod;
}

/** Compliance approves this player's redemption. */
export async function approve(browser: Browser, { display }: Redeemer): Promise<void> {
  const compliance = await browser.newPage();
  await staffSignedIn(compliance, 'compliance');
  await compliance.getByRole('link', { name: 'Redemptions to review' }).click();
  const table = compliance.getByRole('table', { name: 'Redemptions' });
  await rowOf(table, display).getByRole('link').first().click();
  await compliance.getByRole('button', { name: 'Approve' }).click();
  await compliance.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(compliance.getByText('Your approval counts.')).toBeVisible();
  await compliance.close();
}

/** Finance looks at what waits to be handed out to this player. */
export async function financeSees(browser: Browser, { display, method }: Redeemer, what: string): Promise<void> {
  const finance = await payoutsBy(browser, method);
  await expect(rowOf(finance.getByRole('table', { name: 'Prizes to hand out' }), display)).toContainText(what);
  await expect(finance.getByRole('button', { name: 'Hand out this page' })).toHaveCount(0);
  await finance.close();
}

/** Finance hands this player's prize out and records that it was paid. */
export async function pay(browser: Browser, { display, method }: Redeemer, reference: string): Promise<void> {
  const finance = await payoutsBy(browser, method);
  await expect(rowOf(finance.getByRole('table', { name: 'Prizes to hand out' }), display)).toBeVisible();
  await finance.getByRole('button', { name: 'Hand out this page' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Hand out this page' }).click();
  await expect(finance.getByText('The batch is handed out.')).toBeVisible();
  await finance.getByRole('navigation').getByRole('link', { name: 'Payouts to settle' }).click();
  const row = rowOf(finance.getByRole('table', { name: 'Payouts' }), display);
  await row.getByRole('button', { name: 'Paid', exact: true }).click();
  await finance.getByRole('dialog').getByLabel('Reference').fill(reference);
  await finance.getByRole('dialog').getByRole('button', { name: 'Paid' }).click();
  await expect(finance.getByText('The payout is paid.')).toBeVisible();
  await finance.close();
}

/** A member of finance before the payouts of one method. */
async function payoutsBy(browser: Browser, method: PayoutMethod): Promise<Page> {
  const finance = await browser.newPage();
  await staffSignedIn(finance, 'finance');
  await finance.goto(`/staff/payouts?method=${method}`);
  return finance;
}

function rowOf(table: ReturnType<Page['getByRole']>, display: string) {
  return table.getByRole('row').filter({ hasText: display });
}
