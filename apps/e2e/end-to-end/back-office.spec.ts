import { expect } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import { expectNoHorizontalScroll, expectNoViolations } from '../support/page-checks/axe.ts';
import { signedIn } from '../support/people/people.ts';
import { codeOf, fillSignIn, newStaff, staffSignedIn } from '../support/people/staff.ts';
import { nightly, test } from '../support/test.ts';
import { staffPages } from '../support/tours/staff-pages.ts';

const everyRole = ['support', 'compliance', 'finance', 'admin'] as const;

for (const width of [360, 1280]) {
  for (const theme of ['dark', 'light'] as const) {
    const isFirst = (width === 360) === (theme === 'dark');
    test.describe(`at ${width} pixels, ${theme}`, isFirst ? {} : nightly, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: theme });

      test('no page of the back office has violations or console messages', async ({ page }) => {
        const faults = watchFaults(page);
        await expectNoViolations(page, '/staff/sign-in', theme);
        await staffSignedIn(page, ...everyRole);
        const paths = staffPages().flatMap(({ permission, path }) => (permission === null ? [] : [path]));
        // Each change checks each page once, alternating between the two widths.
        const isChecked = (index: number) => Boolean(process.env.NIGHTLY) || index % 2 === (width === 360 ? 0 : 1);
        for (const path of paths.filter((_, index) => isChecked(index))) {
          await expectNoViolations(page, path, theme);
          await expectNoHorizontalScroll(page, path);
        }
        await expectNoViolations(page, '/staff/no/such/page', theme);
        expect(faults).toEqual([]);
      });
    });
  }
}

test('a staff member signs in with a single-use code, and continues to the requested page', async ({ page }) => {
  const staff = await newStaff('support');
  const [target] = staffPages().filter(({ permission, path }) => permission === 'players.read' && path !== '/staff');
  const requestedPath = target?.path ?? '/staff';
  await page.goto(requestedPath);
  await expect(page).toHaveTitle('Sign in · Goldwren back office');
  const code = await codeOf(staff);
  await fillSignIn(page, staff, code);
  await expect(page).toHaveURL(new RegExp(`${requestedPath}$`));
  await expect(page.getByRole('banner')).toContainText(staff.name);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  await fillSignIn(page, staff, code);
  await expect(page.getByText(/^Incorrect email, password or code/)).toBeVisible();
});

test('an ended session leads to the sign-in page, which shows the reason', async ({ page }) => {
  await page.clock.install();
  await staffSignedIn(page, 'support');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  // The first screen refetches 30 seconds after a response, which can arrive after a step of the clock.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByText(/^Your session has ended/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('support cannot open finance pages, and the server rejects the call, too', async ({ page }) => {
  await staffSignedIn(page, 'support');
  const forbidden = staffPages().filter(({ permission }) => permission === 'payouts.pay' || permission === 'tax.read');
  for (const { path } of forbidden) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'No permission' })).toBeVisible();
    await expect(page.getByRole('navigation').locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});

test("a player's session cannot open the back office, and players' pages do not contain it", async ({ page }) => {
  await signedIn(page);
  const answer = await page.request.get('/api/staff/work');
  expect(answer.status()).toBe(401);
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
});

test('staff can work with the keyboard alone: skip link, table rows, shortcuts', async ({ page }) => {
  await staffSignedIn(page, ...everyRole);
  await page.goto('/staff');
  await page.getByRole('heading', { level: 1, name: 'Work' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type('no such thing');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nothing found/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Nothing found/).last()).toBeHidden();
  const rows = page.getByRole('table', { name: 'Queues' }).getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  const name = await rows.first().getAttribute('href');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${name}$`));
});
