import { type CDPSession, expect, type Page } from '@playwright/test';
import { signedIn } from '../support/people/people.ts';

/** The primary button of a table. It starts a round, skips its animation, and makes the decisions in a game. */
const bigButton = '.play-button';

export interface Table {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Label of the primary button before a round. */
  readonly begin: string;
}

/** Opens this game for a new player on a phone. */
export async function openTable(page: Page, slug: string): Promise<Table> {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await page.goto(`/games/${slug}`);
  await expect(page.locator(bigButton)).toBeVisible();
  await expect(page.locator(bigButton)).not.toHaveAttribute('aria-disabled');
  await page.evaluate(() => document.fonts.ready);
  // A player looks at the table before the first press. What loads after the table has loaded by then.
  await page.waitForLoadState('networkidle');
  const begin = (await page.locator(bigButton).textContent()) ?? '';
  return { page, cdp: await page.context().newCDPSession(page), begin };
}

/**
 * Returns the label of the primary button once the table waits for the player to start or to decide. It polls
 * rarely and cheaply, because polling is part of the measurement.
 * @throws Error if the table does not wait for the player within two minutes.
 */
async function waitForLabel(page: Page): Promise<string> {
  const label = await page.evaluate(async (selector) => {
    for (let waited = 0; waited < 120_000; waited += 200) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const button = document.querySelector(selector);
      const says = button?.textContent?.trim();
      const { playing = 'idle' } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
      const waits = playing === 'idle' || playing === 'deciding';
      if (says && waits && !button?.hasAttribute('aria-disabled')) return says;
    }
    return null;
  }, bigButton);
  if (label === null) throw new Error('The round does not end.');
  return label;
}

/**
 * Plays complete rounds one after another, each between the page's marks `begin N` and `end N`. A tap at the
 * position of the button starts a round and makes every decision. All five cards are held first, because
 * discarding a made hand needs a confirmation.
 * @param cells The cells of a field that are opened first, each with its own tap.
 */
export async function playRounds({ page, begin }: Table, times: number, cells: readonly number[] = []): Promise<void> {
  const box = await page.locator(bigButton).boundingBox();
  if (!box) throw new Error('The table has no primary button.');
  const press = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  for (let round = 0; round < times; round++) {
    const covered = [...cells];
    await page.evaluate((name) => performance.mark(name), `begin ${round}`);
    await press();
    for (let label = await waitForLabel(page); label !== begin; label = await waitForLabel(page)) {
      if (label === 'Draw') for (const key of '12345') await page.keyboard.press(key);
      const cell = covered.shift();
      if (cell === undefined) await press();
      else await page.locator('.grid-cell').nth(cell).tap();
    }
    await page.evaluate((name) => performance.mark(name), `end ${round}`);
  }
}
