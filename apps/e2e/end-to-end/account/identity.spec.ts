import { expect, type Locator, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectNoViolations } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { staffSignedIn } from '../../support/people/staff.ts';
import { test } from '../../support/test.ts';

const documents = ['Government photo ID', 'Proof of address', 'Selfie with your ID'] as const;
const asStaffCallThem = ['Government ID', 'Proof of address', 'Selfie with ID'] as const;

/** Today in the product time zone, in the format of a date field. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();

async function sendDocument(slot: Locator, title: string, picture: Buffer): Promise<void> {
  await slot.getByLabel(/^Choose a file/).setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer: picture });
  await expect(slot.getByRole('img', { name: `Preview: ${title}` })).toBeVisible();
  if (title === 'Proof of address') await slot.getByLabel('Date on the document').fill(today);
  await slot.getByRole('button', { name: /^Send this picture/ }).click();
  await expect(slot.getByText('Received, not yet in review')).toBeVisible();
}

/** Uploads all documents of a US resident, and requests the review. */
async function requestReview(page: Page): Promise<void> {
  await page.goto('/redeem');
  const picture = await page.screenshot();
  for (const title of documents) {
    await sendDocument(page.getByRole('listitem').filter({ hasText: title }), title, picture);
  }
  await page.getByLabel('Last 4 digits of your Social Security number').fill('6789');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText(/^We are reviewing your documents\./)).toBeVisible();
}

/** Shows every document of the review, and expects each picture to load completely. */
async function viewAllDocuments(staff: Page): Promise<void> {
  for (const kind of asStaffCallThem) {
    const document = staff.getByRole('region', { name: kind });
    await document.getByRole('button', { name: 'Show' }).click();
    const picture = document.getByRole('img', { name: `${kind} of the player` });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  }
}

test('a new player uploads documents, compliance views each and verifies the player', async ({ page, browser }) => {
  const faults = watchFaults(page);
  const person = await signedIn(page);
  await requestReview(page);

  const office = await browser.newContext();
  const staff = await office.newPage();
  const staffFaults = watchFaults(staff);
  await staffSignedIn(staff, 'compliance');
  await staff.getByRole('navigation').getByRole('link', { name: 'Players' }).click();
  const search = staff.getByLabel('ID, email, name or phone');
  await search.fill(person.email);
  await search.press('Enter');
  const players = staff.getByRole('table', { name: 'Players' });
  // The header and this player. Until the response arrives, the table shows its previous rows.
  await expect(players.getByRole('row')).toHaveCount(2);
  await players.getByRole('link').first().click();
  await expect(staff.getByText(`${person.email} (not verified)`)).toBeVisible();
  const playerId = new URL(staff.url()).pathname.split('/').at(-1);
  await staff.getByRole('navigation').getByRole('link', { name: 'Identity' }).click();
  await staff.getByRole('table', { name: 'Identity reviews' }).locator(`a[href$="/${playerId}"]`).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await viewAllDocuments(staff);
  await expectNoViolations(staff, new URL(staff.url()).pathname, 'dark');
  await staff.getByRole('button', { name: 'Verify' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('First name on the ID').fill('Ada');
  await dialog.getByLabel('Last name on the ID').fill('Lovelace');
  await dialog.getByLabel('Birth date on the ID').fill('1990-12-10');
  await dialog.getByLabel('Number of the identity document').fill(`D-${Date.now()}`);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(staff.getByText('The player is verified.')).toBeVisible();

  await staff.goto('/staff/audit?action=identity.document_viewed');
  await staff.getByRole('searchbox').fill(playerId ?? '');
  await staff.getByRole('searchbox').press('Enter');
  await expect(staff.getByRole('table').getByText('identity.document_viewed')).toHaveCount(documents.length);
  await office.close();

  await page.reload();
  await expect(page.getByText('Your identity is verified. You do not need to do this again.')).toBeVisible();
  expect([...faults, ...staffFaults]).toEqual([]);
});
