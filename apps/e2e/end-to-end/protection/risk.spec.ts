import { expect, type Page } from '@playwright/test';
import { query } from '../../support/database.ts';
import { watchFaults } from '../../support/faults.ts';
import { expectNoHorizontalScroll, expectClean as expectNoViolations } from '../../support/page-checks/axe.ts';
import { type Person, signedIn } from '../../support/people/people.ts';
import { staffSignedIn } from '../../support/people/staff.ts';
import { nightly, test } from '../../support/test.ts';

/** Opens the case of an account. The job that assesses new accounts runs every minute, so the test adds one that runs now. */
async function openCaseOf(page: Page, { email }: Person): Promise<void> {
  await query("SELECT FROM graphile_worker.add_job('assess_risk')");
  const headers = { origin: new URL(page.url()).origin };
  const searched = await page.request.post('/api/staff/players/search', { headers, data: { q: email } });
  const { results } = await searched.json();
  const { id } = results[0];
  await expect(async () => {
    const found = await (await page.request.get(`/api/staff/risk/cases?player=${id}`)).json();
    expect(found.results).toHaveLength(1);
    await page.goto(`/staff/risk/${found.results[0].id}`);
  }).toPass({ timeout: 30_000, intervals: [200] });
}

async function expectFits(page: Page): Promise<void> {
  await expectNoViolations(page, page.url());
  await expectNoHorizontalScroll(page, page.url());
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a second account of one person becomes a case, which staff close and the player can read', async ({
      page,
      browser,
    }) => {
      const faults = watchFaults(page);
      const lastName = width === 360 ? 'Wickham' : 'Underwood';
      const person = { first_name: 'Vera', last_name: lastName, birth_date: `19${width === 360 ? 61 : 73}-03-09` };
      await signedIn(page, person);
      const second = await signedIn(page, person);

      const staff = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      const staffFaults = watchFaults(staff);
      await staffSignedIn(staff, 'compliance');
      await openCaseOf(staff, second);
      await expect(staff.getByText('Same name and birth date', { exact: true })).toBeVisible();
      await expect(staff.getByText(/^In common: browser, network, and name and birth date/)).toBeVisible();
      await expect(staff.getByText(/They never open a case for a home of up to 4 people\.$/)).toBeVisible();
      await expectFits(staff);

      await page.goto('/dashboard/privacy');
      const card = page.getByRole('region', { name: 'Restrictions and reviews of this account' });
      await expect(card.getByText('Our team is reviewing your account.')).toBeVisible();
      await expectFits(page);
      await card.getByRole('link', { name: 'Send an objection' }).click();
      await expect(page.getByLabel('Category')).toHaveValue('account');

      await staff.getByRole('button', { name: 'Contact player' }).click();
      const dialog = staff.getByRole('dialog');
      await dialog.getByLabel('Message').fill('Do you have another account?');
      await dialog.getByRole('button', { name: 'Contact player' }).click();
      await expect(staff.getByText('The message is sent.')).toBeVisible();
      await page.goto('/dashboard/privacy');
      await card.getByRole('link', { name: 'Read our message' }).click();
      await expect(page.getByText('A question about your account').first()).toBeVisible();

      await staff.getByRole('button', { name: 'No concern' }).click();
      await dialog.getByLabel('Note').fill('Compared both documents: two people.');
      await dialog.getByRole('button', { name: 'No concern' }).click();
      await expect(staff.getByText('The case is closed.')).toBeVisible();
      await expect(staff.getByText('Compared both documents: two people.')).toBeVisible();
      await staff.goto('/staff/risk?state=no_concern');
      await expect(staff.getByRole('table', { name: 'Cases' }).getByText(`Vera ${lastName[0]}.`).first()).toBeVisible();
      await expectFits(staff);
      await page.goto('/dashboard/privacy');
      await expect(card.getByText('Our team reviewed your account and has no concern.')).toBeVisible();
      expect([...faults, ...staffFaults]).toEqual([]);
      await staff.close();
    });
  });
}
