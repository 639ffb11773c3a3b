import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { approve, expectDuePayout, pay } from '../../support/people/decide.ts';
import { demoSignedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

/** Requests a redemption with the form. `details` is the label of the field for the selected method. */
async function redeem(page: Page, amount: string, { method, details }: { method: RegExp; details: string }) {
  await page.goto('/redeem');
  await page.getByRole('radio', { name: method }).check();
  await page.getByLabel('Amount in SC').fill(amount);
  await page.getByLabel(details).fill('12 Main Street, payee@example.test');
  await page.getByRole('button', { name: 'Request redemption' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
}

/** Computes questions such as `(7 + 8) × 6 − 12`, which contain sums and products. */
function workOut(question: string): number {
  const [inner] = /\(([^()]*)\)/.exec(question) ?? [];
  if (inner) return workOut(question.replace(inner, String(workOut(inner.slice(1, -1)))));
  const terms = question.replaceAll('−', '+ -').split('+');
  return terms.reduce((sum, term) => sum + term.split('×').reduce((all, factor) => all * numberOf(factor), 1), 0);
}
const numberOf = (text: string) => Number(text.replaceAll(' ', ''));

const history = (page: Page) => page.getByRole('region', { name: 'Your redemptions' });

test('a winner in Ontario must answer a skill-testing question before the prize is reviewed and paid', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const olivia = { display: 'Olivia O.', method: 'skrill' } as const;
  await demoSignedIn(page, 'ontario@example.test');
  await redeem(page, '60', { method: /Skrill/, details: 'Skrill account' });
  await expect(page.getByText(/^Next, answer the skill-testing question/)).toBeVisible();
  await page.reload();
  const needs = page.getByRole('region', { name: 'Needed from you' });
  await expect(needs.getByRole('heading', { name: 'Skill-testing question' })).toBeVisible();
  await needs.getByRole('button', { name: 'Show question and start timer' }).click();
  await expect(needs.getByRole('timer')).toHaveText(/(minute|second)s? left/);
  await expectClean(page, '/redeem with its question');
  const question = needs.getByText(/\d [+×−] \d/);
  await needs.getByLabel('Your answer').fill(String(workOut((await question.textContent()) ?? '') + 1));
  await needs.getByRole('button', { name: 'Answer' }).click();
  await expect(needs.getByText('Incorrect answer. 2 attempts left.')).toBeVisible();
  await needs.getByRole('button', { name: 'Show next question and start timer' }).click();
  await needs.getByLabel('Your answer').fill(String(workOut((await question.textContent()) ?? '')));
  await needs.getByRole('button', { name: 'Answer' }).click();
  await expect(history(page).getByText('In review').first()).toBeVisible();

  await approve(browser, olivia);
  await pay(browser, olivia, 'SKRILL-60');
  await page.reload();
  await expect(history(page).getByText('Paid').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a prize that reaches $600 in a year is paid only after the W-9', async ({ page, browser }) => {
  const faults = watchFaults(page);
  const otto = { display: 'Otto O.', method: 'check' } as const;
  await demoSignedIn(page, 'ohio@example.test');
  await page.goto('/redeem');
  await page.getByLabel('Amount in SC').fill('599.99');
  await expect(page.getByText(/^When your payouts in a calendar year reach \$600/)).toBeVisible();
  await page.getByLabel('Amount in SC').fill('600');
  await expect(page.getByText(/We need a W-9 form before we pay it/)).toBeVisible();
  await redeem(page, '600', { method: /Paper check/, details: 'Where to mail the check' });

  await approve(browser, otto);
  await expectDuePayout(browser, otto, 'W-9 from the player');

  await page.reload();
  const form = page.getByRole('form', { name: 'Form W-9' });
  await form.getByLabel('Street and number').fill('12 Main Street');
  await form.getByLabel('City').fill('Columbus');
  await form.getByLabel('ZIP code').fill('43004');
  await form.getByLabel('Number, nine digits').fill('000-12-3456');
  await form.getByLabel(/^Under penalties of perjury/).check();
  await form.getByLabel('Signature').fill('Otto Ohio');
  await form.getByRole('button', { name: 'Sign and send W-9' }).click();
  await expect(form.getByLabel('Number, nine digits')).toHaveAttribute('aria-invalid', 'true');
  await expectClean(page, '/redeem with its W-9');
  await form.getByLabel('Number, nine digits').fill('219-45-6789');
  await form.getByRole('button', { name: 'Sign and send W-9' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('219-45-6789')).toHaveCount(0);

  await pay(browser, otto, 'CHECK-600');
  await page.reload();
  await expect(history(page).getByText('Paid').first()).toBeVisible();
  expect(faults).toEqual([]);
});
