import { type CDPSession, expect, type Page } from '@playwright/test';
import { signedIn } from '../support/people.ts';

/** The big button of a table: it begins a round, shortens it, and takes the decisions that a game waits for. */
const bigButton = '.bar-primary button';

export interface Table {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** What the big button says before a round. */
  readonly begin: string;
}

/** A new player at this game, on a phone. */
export async function openTable(page: Page, slug: string): Promise<Table> {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await page.goto(`/games/${slug}`);
  await expect(page.locator(bigButton)).toBeVisible();
  await expect(page.locator(bigButton)).not.toHaveAttribute('aria-disabled');
  await page.evaluate(() => document.fonts.ready);
  const begin = (await page.locator(bigButton).textContent()) ?? '';
  return { page, cdp: await page.context().newCDPSession(page), begin };
}

/**
 * What the big button says once the table waits for the player, to begin or to decide. Looks seldom and cheaply, since what
 * looks is measured too.
 * @throws Error when the table waits for nothing for two minutes.
 */
async function whenAsked(page: Page): Promise<string> {
  const asked = await page.evaluate(async (selector) => {
    for (let waited = 0; waited < 120_000; waited += 200) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const button = document.querySelector(selector);
      const says = button?.textContent?.trim();
      if (says && says !== 'Skip' && !button?.hasAttribute('aria-disabled')) return says;
    }
    return null;
  }, bigButton);
  if (asked === null) throw new Error('The round does not end.');
  return asked;
}

/**
 * Whole rounds one after the other, each between the page's marks `begin N` and `end N`, begun by a press where the button
 * stands and ended by pressing it for every decision. Five cards are held first: a made hand that is thrown away is asked about.
 */
export async function playRounds({ page, begin }: Table, times: number): Promise<void> {
  const box = await page.locator(bigButton).boundingBox();
  if (!box) throw new Error('no button to press');
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (let round = 0; round < times; round++) {
    await page.evaluate((name) => performance.mark(name), `begin ${round}`);
    await press();
    for (let asked = await whenAsked(page); asked !== begin; asked = await whenAsked(page)) {
      if (asked === 'Draw') for (const key of '12345') await page.keyboard.press(key);
      await press();
    }
    await page.evaluate((name) => performance.mark(name), `end ${round}`);
  }
}
