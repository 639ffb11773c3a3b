import { type BrowserContext, expect } from '@playwright/test';
import { staffSignedIn } from '../support/staff.ts';
import { expectLook } from './support/look.ts';
import { holdStill } from './support/still.ts';
import { test } from './support/test.ts';

const desk = [{ width: 1280, height: 900 }];
/** Lists are shown without rows, which come from whoever plays beside this; not those whose columns are as wide as their rows. */
const screens = ['tickets', 'orders', 'redemptions', 'identity', 'alerts', 'free-entries'];

const staffTest = test.extend<object, { admin: Awaited<ReturnType<BrowserContext['storageState']>> }>({
  admin: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' });
      await staffSignedIn(page, 'admin', 'support', 'compliance', 'finance');
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ admin }, use) => use(admin),
});

test('staff/sign-in', async ({ page }) => {
  await holdStill(page);
  await page.goto('/staff/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectLook(page, 'staff/sign-in', desk);
});

for (const screen of screens) {
  staffTest(`staff/${screen}`, async ({ page }) => {
    await holdStill(page);
    await page.goto(`/staff/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectLook(page, `staff/${screen}`, desk);
  });
}
