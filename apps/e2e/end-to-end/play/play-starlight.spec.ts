import { expect, type Locator, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified, skipUntil, verifiedOf } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { logIn, type Person, signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

const outcome = /No win\.|You won [\d,.]+ |Stake returned, |Paid [\d,.]+ /;

function statusLine(page: Page): Locator {
  return page.getByRole('main').getByRole('status').filter({ hasText: outcome });
}

/** Waits until the current round has ended and its result is announced. */
async function expectResult(page: Page): Promise<void> {
  await skipUntil(page, () => expect(statusLine(page)).toBeVisible({ timeout: 400 }));
}

async function open(page: Page): Promise<Person> {
  const person = await signedIn(page);
  await page.goto('/games/starlight-fortune');
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
  return person;
}

test('a spin is staked, shown, announced and verified, and its session is checked at the end', async ({ page }) => {
  const faults = watchFaults(page);
  await open(page);
  await expect(page.getByText('Gold: 2,000,000 • SC: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Spin' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectResult(page);
  await expectVerified(page);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('heading', { name: 'Session ended' })).toBeFocused();
  await expect(page.getByText(/^Net result: .* GC\. You staked .* GC and got back .* GC\.$/)).toBeVisible();
  await expect(page.getByText(/^Verified: .* your round, and the final statement is signed/)).toBeVisible();
  await expect(page.getByText(/counted different totals/)).toBeHidden();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('Sweeps Coins have their own stakes and can be played with the keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Gold Coins' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sweeps Coins' })).toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Stake 0.40 Sweeps Coins')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('SC: 1.60')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectResult(page);
});

test('a lost response is requested again, and the round is never played twice', async ({ page }) => {
  await open(page);
  const nonces: number[] = [];
  await page.route('**/rounds', async (route) => {
    nonces.push(route.request().postDataJSON().nonce);
    if (nonces.length > 1) return route.continue();
    // The server plays the round, but its response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('button', { name: 'Reconnecting…' })).toBeVisible();
  await expectResult(page);
  await expectVerified(page);
  expect(nonces).toEqual([0, 0]);
  const rounds = await page.request.get('/api/games/rounds');
  expect((await rounds.json()).results).toHaveLength(1);
});

test('a session that ends during a spin shows that no stake was taken, and continues after login', async ({ page }) => {
  const person = await open(page);
  // All requests of the page have a response, so the spin is the first to find that the session is over.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByText('You are logged out. No stake was taken. Log in to continue playing.')).toBeVisible();
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Spin' })).toBeFocused();
  const rounds = await page.request.get('/api/games/rounds');
  expect((await rounds.json()).results).toEqual([]);
});

test('a tampered response shows a fairness violation and stops further stakes', async ({ page }) => {
  await open(page);
  await page.route('**/rounds', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payout: '77000.00' } });
  });
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('alert')).toContainText('The payout is not what the round pays.');
  await expect(page.getByRole('button', { name: 'Save evidence' })).toBeVisible();
  await expect(verifiedOf(page)).toBeHidden();
});

for (const width of [360, 1280]) {
  test(
    `rules are readable before a stake, and the game passes axe at ${width}`,
    width === 360 ? {} : nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      await expectClean(page, page.url());
      await page.getByRole('button', { name: 'Rules and paytable' }).click();
      await expect(page.getByRole('heading', { name: 'The 20 lines' })).toBeVisible();
      await expectClean(page, page.url());
    },
  );
}
