import { expect } from '@playwright/test';
import { signedIn } from '../../support/people/people.ts';
import { quotedInTheMenu } from '../../support/quoted-texts.ts';
import { nightly, test } from '../../support/test.ts';
import { pagesOf } from '../../support/tours/pages.ts';
import { Tour } from '../../support/tours/tour.ts';

// There are two pages per game, each checked in four ways. On a shared machine this is slow, but not broken.
test.setTimeout(process.env.NIGHTLY ? 480_000 : 240_000);

const pages = {
  visitor: pagesOf('public', 'guest'),
  player: pagesOf('public', 'player', 'play'),
};

/**
 * Most public pages are the same for visitors and players. Each change examines one half as a visitor, who sees the other half too,
 * and the other half as a player. The nightly run examines all as both.
 */
function isExamined(path: string, who: keyof typeof pages): boolean {
  const turn = pagesOf('public').indexOf(path);
  return Boolean(process.env.NIGHTLY) || turn < 0 || (turn % 2 === 0) === (who === 'player');
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: 'dark' });

    for (const who of ['visitor', 'player'] as const) {
      const details = (width === 360) === (who === 'player') ? {} : nightly;
      test(`every page shows the required texts to a ${who}, and every link works`, details, async ({ page }) => {
        if (who === 'player') await signedIn(page);
        const tour = new Tour(page, who);
        for (const path of pages[who].filter((one) => who === 'visitor' || isExamined(one, who)))
          await tour.inspect(path, isExamined(path, who));
        await tour.followLinks();
        expect(tour.problems).toEqual([]);
      });

      test(`the top bar has the required items for a ${who}, and a phone's menu closes after use`, async ({ page }) => {
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
