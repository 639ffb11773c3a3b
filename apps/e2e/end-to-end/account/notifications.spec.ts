import { expect, type Page } from '@playwright/test';
import { launching } from '../../support/launching.ts';
import { expectClean, expectNoHorizontalScroll } from '../../support/page-checks/axe.ts';
import { demoSignedIn, logIn, signedIn } from '../../support/people/people.ts';
import { deliverPush, replacePushService, shownNotifications } from '../../support/push-service.ts';
import { test } from '../../support/test.ts';

// The headless shell, which other tests use, has no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: launching(process.env.CHROMIUM_PATH) });

const card = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/dashboard/account');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Returns how many browsers of the signed-in player have notifications. */
async function browsersOf(page: Page): Promise<number> {
  const { results } = await (await page.request.get('/api/push')).json();
  return results.length;
}

test('a player turns notifications on and off, and a log-out turns them off', async ({ page, context }) => {
  await replacePushService(page);
  await context.grantPermissions(['notifications']);
  const person = await signedIn(page);
  await openAccount(page);
  await expect(card(page).getByRole('status')).toHaveText('Notifications are off in this browser.');
  expect(await browsersOf(page)).toBe(0);
  await card(page).getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(card(page).getByRole('status')).toHaveText('Notifications are on in this browser.');
  await expect(card(page).getByRole('button', { name: 'Turn off' })).toBeFocused();
  expect(await browsersOf(page)).toBe(1);
  await expectClean(page, 'the account page with notifications');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page, 'the account page with notifications');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(card(page).getByRole('status')).toHaveText('Notifications are on in this browser.');
  await card(page).getByRole('button', { name: 'Send a test notification' }).click();
  await expect(page.getByText('Test notification sent. It can take a minute to arrive.')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await browsersOf(page)).toBe(0);
});

test('the next player of a browser does not get the notifications of the last one', async ({ page, context }) => {
  await replacePushService(page);
  await context.grantPermissions(['notifications']);
  await signedIn(page);
  await openAccount(page);
  await card(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(card(page).getByRole('status')).toHaveText('Notifications are on in this browser.');
  // The session has ended without a log-out.
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth-storage'));
  const subscription = () => page.evaluate(() => localStorage.getItem('test-push-subscription'));
  expect(await subscription()).not.toBeNull();
  await demoSignedIn(page, 'veteran@example.test');
  await expect.poll(subscription).toBeNull();
  await openAccount(page);
  await expect(card(page).getByRole('status')).toHaveText('Notifications are off in this browser.');
});

test('a browser without the permission shows what to do', async ({ page, context }) => {
  // Chromium then denies every other permission.
  await context.grantPermissions(['geolocation']);
  await signedIn(page);
  await openAccount(page);
  await expect(card(page)).toContainText('This browser blocks notifications from Goldwren.');
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

test('the service worker shows messages, also one without content', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await signedIn(page);
  await openAccount(page);
  const message = {
    id: '7',
    kind: 'redemption',
    title: 'Goldwren',
    text: 'Your redemption has a new status.',
    lang: 'en',
  };
  const shown = { title: 'Goldwren', body: message.text, tag: '7', lang: 'en', data: 'redemption' };
  await deliverPush(page, JSON.stringify(message));
  await expect.poll(() => shownNotifications(page)).toEqual([shown]);
  // A second copy replaces the first.
  await deliverPush(page, JSON.stringify(message));
  await deliverPush(page, '');
  const news = {
    title: 'Goldwren',
    body: 'There is news about your account.',
    tag: 'news',
    lang: 'en',
    data: 'security',
  };
  await expect.poll(() => shownNotifications(page)).toEqual(expect.arrayContaining([shown, news]));
  expect(await shownNotifications(page)).toHaveLength(2);
});
