import { expect } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { newPerson } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test('a visitor requests free coins once a day without an account', async ({ page }) => {
  const faults = watchFaults(page);
  const person = newPerson();
  const send = async () => {
    await page.goto('/free-entry');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(person.email);
    // The address separates runs of this test, because name and address also identify a person.
    await page.getByLabel('Date of birth').fill('1990-12-10');
    await page.getByLabel('State', { exact: false }).selectOption({ label: 'New York' });
    await page.getByLabel('Mailing address').fill(`${person.email.split('@')[0]} Row, Albany, NY 12207`);
    await page.getByRole('button', { name: 'Submit request' }).click();
  };
  await send();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.getByText(/within 1-3 business days/)).toBeVisible();
  await expect(page.getByText(/^FE-/)).toBeVisible();
  await send();
  await expect(page.getByRole('alert')).toContainText('one per person and day');
  expect(faults).toEqual([]);
});
