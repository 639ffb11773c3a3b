import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { expectNoSideways, expectNoViolations, rules } from '../support/axe.ts';
import { watchFaults } from '../support/faults.ts';
import { pagesOf } from '../support/pages.ts';
import { signedIn } from '../support/people.ts';
import { test } from '../support/test.ts';

const widths = [360, 1280];
/** States of pages that their address alone does not show, and what stands at an address that is no page. */
const states = ['/games?tab=table', '/no/such/page'];
const signedOut = [...pagesOf('public', 'guest'), ...states];
const players = [
  ...pagesOf('public', 'player', 'play'),
  ...states,
  '/dashboard/activity?kind=win',
  '/buy-coins/return?order=0199a0a0-0000-7000-8000-00000000000a',
];
for (const width of widths) {
  for (const theme of ['dark', 'light'] as const) {
    test.describe(`at ${width} pixels, ${theme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: theme });

      test('every screen for visitors is without violations', async ({ page }) => {
        const faults = watchFaults(page);
        for (const path of signedOut) {
          await expectNoViolations(page, path, theme);
          await expectNoSideways(page, path);
        }
        expect(faults).toEqual([]);
      });

      test('every screen for players is without violations', async ({ page }) => {
        await signedIn(page);
        for (const path of players) {
          await expectNoViolations(page, path, theme);
          await expectNoSideways(page, path);
        }
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the promo strip is one line, the open menu and the marked fields are without violations', async ({ page }) => {
    await page.goto('/register');
    const strip = await page.getByRole('complementary', { name: 'Welcome offer' }).boundingBox();
    expect(strip?.height).toBeLessThan(36);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up Free' }).click();
    await expect(page.getByText('Enter your first name.')).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
  });
});
