import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectNoViolations } from '../../support/page-checks/axe.ts';
import { findEnglishWords } from '../../support/page-checks/french.ts';
import { approve, pay } from '../../support/people/decide.ts';
import { demoSignedIn, logIn, signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const confirmation = "Your redemption request is being reviewed. You'll be notified via email.";
const markup = '<img src=x onerror=alert(1)> veteran@example.test';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The control cannot be reached by Tab.');
}

test('a player redeems with the keyboard alone, cannot request a second one, is paid, and appears as a winner', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  await demoSignedIn(page, 'veteran@example.test');
  await page.getByRole('main').getByRole('link', { name: 'Redeem' }).click();
  await expect(page).toHaveURL(/\/redeem$/);
  await expect(page.getByText('You meet every requirement.')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: /Bank transfer/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await tabTo(page, page.getByLabel('Amount in SC'));
  await page.keyboard.type('49.99');
  await expect(page.getByRole('button', { name: '1 requirement is not met yet: show' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('50');
  await tabTo(page, page.getByLabel('PayPal account'));
  await page.keyboard.type(markup);
  await tabTo(page, page.getByRole('button', { name: 'Request redemption' }));
  await page.keyboard.press('Enter');

  await expect(page.getByText(confirmation)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  const history = page.getByRole('region', { name: 'Your redemptions' });
  await expect(history.getByRole('heading', { name: '50 SC by PayPal' })).toBeVisible();
  await expect(history.getByText('In review').first()).toBeVisible();
  await expect(history.getByText(/We review your request, by /)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('200 SC').first()).toBeVisible();
  await expect(page.getByText(/^You already have an open redemption\./)).toBeVisible();
  await page.getByRole('button', { name: '2 requirements are not met yet: show' }).click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeFocused();
  const again = await page.request.post('/api/redemptions', {
    headers: { origin: new URL(page.url()).origin },
    data: { sweeps_submitted: '50.00', payout_method: 'paypal', payout_details: { details: 'a@example.test' } },
  });
  expect([again.status(), (await again.json()).code]).toEqual([403, 'redemption_pending']);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectNoViolations(page, '/redeem', theme);
  }

  const victor = { display: 'Victor V.', method: 'paypal' } as const;
  await approve(browser, victor);
  await pay(browser, victor, 'WIRE-50');
  await page.goto('/redeem');
  await expect(page.getByRole('region', { name: 'Your redemptions' }).getByText('Paid').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: '50 SC' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a player in Michigan sees why prizes are not available before sending anything', async ({ page }) => {
  await demoSignedIn(page, 'michigan@example.test');
  await page.goto('/redemption');
  const rule = page.getByRole('listitem').filter({ hasText: 'Prizes are available where you live' });
  await expect(rule.getByText('Not met')).toBeVisible();
  await expect(rule.getByText('Prizes are not available in Michigan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request redemption' })).toHaveCount(0);
});

test('a visitor reads rules, deadlines and measured times, and login leads to the form', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/redemptions');
  await expect(page.getByRole('heading', { name: 'The rules' })).toBeVisible();
  await expect(page.getByText('At most $2,500 a day')).toBeVisible();
  await page.getByRole('link', { name: 'All measured times' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout times' })).toBeVisible();
  await page.goBack();
  // The page before has a link to log in, too, and is shown until this one has loaded.
  await expect(page.getByRole('heading', { name: 'The rules' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { email: 'canada@example.test', password: 'Goldwren-demo-1' });
  await expect(page).toHaveURL(/\/redemptions$/);
  await expect(page.getByLabel('Amount in SC')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a document is previewed, sent and received, and an invalid file shows an error', async ({ page }) => {
  const faults = watchFaults(page);
  await signedIn(page);
  await page.goto('/redeem');
  const slot = page.getByRole('listitem').filter({ hasText: 'Government photo ID' });
  const picture = await page.screenshot();
  await slot.getByLabel(/^Choose a file/).setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: picture });
  await expect(slot.getByRole('img', { name: 'Preview: Government photo ID' })).toBeVisible();
  await slot.getByRole('button', { name: /^Send this picture/ }).click();
  await expect(slot.getByText('Received, not yet in review')).toBeVisible();
  const other = page.getByRole('listitem').filter({ hasText: 'Your face and the same ID' });
  const text = { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await other.getByLabel(/^Choose a file/).setInputFiles(text);
  await other.getByRole('button', { name: /^Send this picture/ }).click();
  await expect(other.getByRole('alert')).toContainText('Send a photo as JPEG, PNG or WebP.');
  expect(faults).toEqual([]);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the rules, the deadlines and the measured times are in French', async ({ page }) => {
    for (const path of ['/redemptions', '/payout-times']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Chargement/)).toHaveCount(0);
      expect(await findEnglishWords(page)).toEqual([]);
    }
  });
});
