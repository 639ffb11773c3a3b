import { expect } from '@playwright/test';
import { pagesOf } from '../support/pages.ts';
import { signedIn } from '../support/people.ts';
import { quotedInTheMenu } from '../support/quoted-texts.ts';
import { nightly, test } from '../support/test.ts';
import { Tour } from '../support/tour.ts';

// What was wrong is in the list that each test compares; a recording of so many pages costs a third of their time.
test.use({ trace: 'off' });
// Two pages per game, and each is looked at in four ways; a machine that is shared is slow, not broken.
test.setTimeout(240_000);

const pages = {
  visitor: pagesOf('public', 'guest'),
  player: pagesOf('public', 'player', 'play'),
};

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: 'dark' });

    for (const who of ['visitor', 'player'] as const) {
      const details = (width === 360) === (who === 'player') ? {} : nightly;
      test(`every page says what it should to a ${who}, and every link leads somewhere`, details, async ({ page }) => {
        if (who === 'player') await signedIn(page);
        const tour = new Tour(page, who);
        for (const path of pages[who]) await tour.inspect(path);
        await tour.followLinks();
        expect(tour.problems).toEqual([]);
      });

      test(`the bar names to a ${who} what it should, and a phone's menu closes after use`, async ({ page }) => {
        if (who === 'player') await signedIn(page);
        await page.goto('/rules');
        const bar = page.getByRole('banner');
        const menu = page.getByRole('navigation', { name: 'Menu' });
        const openMenu = async () => {
          if (width === 360) await bar.getByRole('button', { name: 'Open menu' }).click();
        };
        await openMenu();
        for (const name of quotedInTheMenu[who])
          await expect(bar.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
        await bar.getByRole('link', { name: 'Games', exact: true }).filter({ visible: true }).click();
        await expect(page).toHaveURL(/\/games$/);
        await expect(menu).toBeHidden();
        if (who === 'visitor') return;
        await openMenu();
        await bar.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
        await expect(page.getByText('You are logged out.')).toBeVisible();
        await expect(menu).toBeHidden();
      });
    }
  });
}
