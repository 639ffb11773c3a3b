import { type BrowserContext, expect, type Page } from '@playwright/test';
import { arrived } from '../../support/axe.ts';
import { signedIn } from '../../support/people.ts';
import { test as base } from '../../support/test.ts';
import { requestsUnderWay } from '../../support/under-way.ts';
import { holdStill, oneAddress, randomAddress } from './still.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A visitor on a page that holds still. */
export const test = base.extend({
  locale: 'en-US',
  timezoneId: 'America/New_York',
  trace: 'off',
});

/** A player who has just registered: with the welcome offer, and nothing played, bought or redeemed. */
export const playerTest = test.extend<object, { player: State }>({
  player: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' });
      await signedIn(page);
      // Of the player too, whom the site shows from what the browser keeps until the server has answered.
      const state = JSON.parse(JSON.stringify(await page.context().storageState()).replace(randomAddress, oneAddress));
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ player }, use) => use(player),
});

/** Opens a page and waits until it is all there. @param games Whose tiles and tables are shown. */
export async function open(page: Page, path: string, games?: readonly string[]): Promise<void> {
  const underWay = requestsUnderWay(page);
  await holdStill(page, games);
  await page.goto(path);
  await arrived(page);
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => underWay.size, { intervals: [20, 50], message: `${path} goes on loading` }).toBe(0);
}
