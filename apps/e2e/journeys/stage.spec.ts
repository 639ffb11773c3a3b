import { expect, type Page } from '@playwright/test';
import { expectClean, sideways } from '../support/axe.ts';
import {
  type Box,
  boxOf,
  expectUnmoved,
  isReachable,
  shiftsOf,
  smallControls,
  watchShifts,
} from '../support/layout.ts';
import { signedIn } from '../support/people.ts';
import { test } from '../support/test.ts';

/** Screens that players have; the last is a window of 1280 × 1024 at 400 %. Low ones have the controls beside the stage. */
const screens = [
  { width: 360, height: 740, low: false },
  { width: 844, height: 390, low: true },
  { width: 768, height: 1024, low: false },
  { width: 1280, height: 800, low: false },
  { width: 1920, height: 1080, low: false },
  { width: 320, height: 256, low: true },
];

interface PlayedGame {
  readonly slug: string;
  readonly begin: string;
  /** From the press that begins a round to its end. */
  finish(page: Page): Promise<void>;
}

const primary = (page: Page) => page.locator('.bar-primary button');
/** Everything of the table besides the stage, by the places that it has. */
const places = (page: Page) => page.locator('.player-head, .stage, .control-bar, .bar-grid > *, .bar-primary button');
const boxesOf = async (page: Page): Promise<Box[]> => Promise.all((await places(page).all()).map(boxOf));

const games: readonly PlayedGame[] = [
  {
    slug: 'starlight-fortune',
    begin: 'Spin',
    async finish(page) {
      await page.keyboard.press('Escape');
      await expect(primary(page)).toHaveText('Spin');
    },
  },
  {
    slug: 'jacks-or-better-poker',
    begin: 'Deal',
    async finish(page) {
      await expect(primary(page)).toHaveText('Draw');
      await expect(primary(page)).not.toHaveAttribute('aria-disabled');
      // All five are held: there is nothing to be asked about.
      for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
      await primary(page).click();
      await expect(primary(page)).toHaveText('Deal');
    },
  },
];

async function open(page: Page, { slug, begin }: PlayedGame, screen: (typeof screens)[number]): Promise<void> {
  await signedIn(page);
  await page.setViewportSize(screen);
  await watchShifts(page);
  await page.goto(`/games/${slug}`);
  await expect(primary(page)).toHaveText(begin);
  await page.evaluate(() => document.fonts.ready);
}

/** The button is where it was, in the window, and a press reaches it. */
async function expectInPlace(page: Page, before: readonly Box[], when: string): Promise<void> {
  await expectUnmoved(places(page), before, when);
  expect(await isReachable(primary(page)), `${when}: the button is covered or out of view`).toBe(true);
  expect(await sideways(page), `${when}: the page scrolls sideways`).toBe(0);
}

for (const game of games) {
  for (const screen of screens) {
    const { width, height, low } = screen;
    const name = `${game.slug} at ${width} × ${height}`;

    test(`${name}: the stage is the page, and nothing beside it moves`, async ({ page }) => {
      await open(page, game, screen);
      const stage = await boxOf(page.locator('.stage'));
      const top = await boxOf(page.getByRole('banner'));
      if (low) expect(stage.height).toBeGreaterThanOrEqual(height - top.height - 16);
      else {
        expect(stage.height / height).toBeGreaterThanOrEqual(0.5);
        expect(stage.height / height).toBeLessThanOrEqual(0.605);
      }
      const before = await boxesOf(page);
      await expectInPlace(page, before, 'before a round');
      await primary(page).click();
      await expectInPlace(page, before, 'during a round');
      await game.finish(page);
      await expect(page.getByRole('status').filter({ hasText: /No win\.|Win |Paid |returned/ })).toBeVisible();
      await expectInPlace(page, before, 'after a round');
      // Figures of the session card grow to the left by a digit; nothing else shifts.
      expect(await shiftsOf(page)).toBeLessThan(0.001);
      expect(await smallControls(page.locator('.player'))).toEqual([]);
      await expectClean(page, name);
    });

    test(`${name}: a problem is told in view and covers nothing that is pressed`, async ({ page }) => {
      await open(page, game, screen);
      const before = await boxesOf(page);
      const cut = '**/session/*/rounds';
      await page.route(cut, (route) => route.abort());
      await primary(page).click();
      await expect(primary(page)).toHaveText('Reconnecting…');
      await expectInPlace(page, before, 'while reconnecting');
      await page.unroute(cut);
      await game.finish(page);
      await page.route(cut, (route) =>
        route.fulfill({ status: 400, json: { code: 'insufficient_gold', error: 'refused', request_id: 'r' } }),
      );
      await primary(page).click();
      const problem = page.getByRole('alert');
      await expect(problem).toContainText('Not enough Gold Coins');
      await expect(problem).toBeInViewport({ ratio: 1 });
      await expectInPlace(page, before, 'with a problem');
      await expect(page.getByRole('link', { name: 'Get Gold Coins' })).toBeInViewport({ ratio: 1 });
      for (const control of await page.locator('.control-bar :is(button, select)').filter({ visible: true }).all()) {
        if (!(await control.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))) continue;
        expect(await isReachable(control), `covered: ${await control.evaluate((element) => element.outerHTML)}`).toBe(
          true,
        );
      }
      await expectClean(page, `${name}, refused`);
    });
  }
}
