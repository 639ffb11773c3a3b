import { legalVersions } from '@goldwren/rules';
import { expect, type Page } from '@playwright/test';
import { query } from '../../support/database.ts';
import { watchFaults } from '../../support/faults.ts';
import { expectClean, expectNoHorizontalScroll } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

/** The link in the table of contents that is marked as the current section. */
function currentEntry(page: Page) {
  return page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current="location"]');
}

async function contentsFollowReader(page: Page): Promise<void> {
  const faults = watchFaults(page);
  await page.goto('/sweepstakes-rules');
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sweepstakes Rules' })).toBeVisible();

  await page.goto('/terms');
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(currentEntry(page)).toHaveText('This agreement');
  // The last section is too short to reach the top of the window, but is marked as well.
  for (const link of [links.nth(4), links.last(), links.nth(1)]) {
    const title = (await link.textContent()) as string;
    await link.click();
    await expect(currentEntry(page)).toHaveText(title);
    await expect(currentEntry(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
  }

  // From here on the reader scrolls the page, and the marked section changes with it.
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 100_000);
  await expect(currentEntry(page)).toHaveText((await links.last().textContent()) as string);
  await page.mouse.wheel(0, -100_000);
  await expect(currentEntry(page)).toHaveText('This agreement');
  expect(faults).toEqual([]);
}

test.describe('at 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the table of contents marks the selected section, and follows the reader', ({ page }) =>
    contentsFollowReader(page));
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a player sees new terms once, and the acceptance is stored', async ({ page }) => {
      const faults = watchFaults(page);
      const { email } = await signedIn(page);
      await page.goto('/dashboard');
      const question = page.getByRole('region', { name: 'Our terms have changed' });
      await expect(question).toHaveCount(0);
      // The state of a player who signed up before all current versions.
      const forgotten = await query(
        `DELETE FROM legal_acceptance USING player WHERE player_id = player.id AND email = $1 RETURNING document`,
        email,
      );
      expect(forgotten).toHaveLength(3);

      await page.goto('/terms');
      await expect(question.getByText(/^There is a new version of: /)).toBeVisible();
      await expect(question.getByRole('link')).toHaveText(['Terms of Use', 'Sweepstakes Rules', 'Privacy Policy']);
      await expectClean(page, 'the question for acceptance');
      await expectNoHorizontalScroll(page, 'the question for acceptance');
      await question.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Thank you. We have recorded your acceptance.')).toBeVisible();
      await expect(question).toHaveCount(0);

      const stored = await query(
        `SELECT document, version FROM legal_acceptance JOIN player ON player_id = player.id WHERE email = $1 ORDER BY document`,
        email,
      );
      expect(stored).toEqual(
        (['privacy', 'rules', 'terms'] as const).map((document) => ({
          document,
          version: legalVersions[document].version,
        })),
      );
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(question).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a legal text starts with a summary, and states that the English text is binding', async ({ page }) => {
    await page.goto('/terms');
    const summary = page.getByRole('region', { name: 'Résumé en français' });
    await expect(summary.getByText('c’est le texte anglais qui fait foi', { exact: false })).toBeVisible();
    await expect(summary.getByText(/^Le site s’adresse aux personnes de 18\u00a0ans ou plus/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'This agreement' })).toBeVisible();
    await expectClean(page, '/terms in French');
  });
});
