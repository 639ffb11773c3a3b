import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectClean, expectNoHorizontalScroll, expectNoViolations } from '../../support/page-checks/axe.ts';
import { newPerson, signedIn } from '../../support/people/people.ts';
import { staffSignedIn } from '../../support/people/staff.ts';
import { nightly, test } from '../../support/test.ts';

const thanks = "Thank you! We've received your message and will respond within 24 hours.";

async function expectCleanNow(page: Page): Promise<void> {
  await expectClean(page, page.url());
  await expectNoHorizontalScroll(page, page.url());
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor writes to support, sees a confirmation for five seconds, and learns how to chat', async ({
      page,
    }) => {
      const faults = watchFaults(page);
      const { email } = newPerson();
      await expectNoViolations(page, '/contact', 'dark');
      const form = page.getByRole('form', { name: 'Send a message' });
      await form.getByLabel('Name').fill('Ada Lovelace');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Subject').fill('<b>My order</b>');
      await form.getByLabel('Message').fill('Where is it?');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(page.getByText(thanks)).toBeHidden({ timeout: 7_000 });
      await expect(page.getByText(/^Your last message has the reference TK-/)).toBeVisible();
      await expect(form.getByLabel('Message')).toHaveValue('');
      await page.getByRole('button', { name: 'Start Chat' }).click();
      await expect(page.getByRole('link', { name: 'Log in to chat' })).toBeVisible();
      await expectCleanNow(page);
      expect(faults).toEqual([]);
    });

    test('a player chats, staff answer in the back office, and both see the messages', async ({ page, browser }) => {
      const faults = watchFaults(page);
      await signedIn(page);
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Start Chat' }).click();
      const question = `Is <i>anybody</i> there? ${width}-${Date.now()}`;
      const composer = page.getByRole('form', { name: 'Your message' });
      await composer.getByRole('textbox').fill(question);
      await composer.getByRole('button', { name: 'Send' }).click();
      const thread = page.getByRole('log');
      await expect(thread.getByText(question)).toBeVisible();
      await expectCleanNow(page);

      // axe only works in pages of contexts that were created explicitly.
      const staffPage = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await staffSignedIn(staffPage, 'support');
      await staffPage.goto('/staff/tickets');
      // Other tests also write to support.
      const { results } = await (await page.request.get('/api/support/tickets')).json();
      await staffPage.getByRole('link', { name: results[0].reference }).click();
      await expect(staffPage.getByText(question)).toBeVisible();
      await staffPage.getByRole('form', { name: 'Answer' }).getByRole('textbox').fill('Yes, <b>someone</b> is.');
      await staffPage.getByRole('button', { name: 'Send answer' }).click();
      await expect(staffPage.getByText('The answer is sent.')).toBeVisible();
      await expectCleanNow(staffPage);

      await expect(thread.getByText('Yes, <b>someone</b> is.')).toBeVisible();
      await composer.getByRole('textbox').fill('Good to know.');
      await composer.getByRole('button', { name: 'Send' }).click();
      await expect(staffPage.getByText('Good to know.')).toBeVisible();
      await staffPage.close();

      await page.goto('/dashboard/support');
      await page.getByRole('link', { name: /Live chat/ }).click();
      await expect(page.getByRole('log').getByText('Good to know.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Live chat' })).toBeVisible();
      await expectCleanNow(page);
      expect(faults).toEqual([]);
    });
  });
}
