import { type BrowserContext, expect, type Page } from '@playwright/test';
import { waitForPage } from '../../support/page-checks/axe.ts';
import { pendingRequests } from '../../support/pending-requests.ts';
import { signedIn } from '../../support/people/people.ts';
import { test as base } from '../../support/test.ts';
import { freezePage, oneAddress, randomAddress } from './still.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A visitor with a page in a reproducible state. */
export const test = base.extend({
  locale: 'en-US',
  timezoneId: 'America/New_York',
});

/** A newly registered player with only the welcome offer: nothing played, bought or redeemed. */
export const playerTest = test.extend<object, { player: State }>({
  player: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' });
      await signedIn(page);
      // The stored player, too, because the site shows it until the server has responded.
      const state = JSON.parse(JSON.stringify(await page.context().storageState()).replace(randomAddress, oneAddress));
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ player }, use) => use(player),
});

const noReview = {
  ...{ state: 'none', topics: [], opened_at: null, decided_at: null },
  ...{ suspended: false, redemptions_suspended: false },
};

/**
 * Opens a page and waits until it has loaded.
 * @param games The games whose tiles and tables are shown.
 */
export async function open(page: Page, path: string, games?: readonly string[]): Promise<void> {
  const pending = pendingRequests(page);
  await freezePage(page, games);
  // The players of other tests have the same name and birth date, so a review of this one may begin at any time.
  await page.route('**/api/privacy/review', (route) => route.fulfill({ json: noReview }));
  await page.goto(path);
  await waitForPage(page);
  await page.getByRole('contentinfo').waitFor();
  if ((await page.locator('.stage').count()) > 0) await waitForWorld(page);
  await expect.poll(() => pending.size, { intervals: [20, 50], message: `${path} does not finish loading` }).toBe(0);
}

/** Waits for the pictures of a game's world, which begin to load after the first frame. */
async function waitForWorld(page: Page): Promise<void> {
  const layers = page.locator('.world-layer');
  await layers.first().waitFor({ state: 'attached' });
  await expect(layers.and(page.locator(':not([data-loaded])'))).toHaveCount(0);
}
