import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { playThroughApi } from '../../support/games.ts';
import { allViolations, expectNoHorizontalScroll, waitForPage } from '../../support/page-checks/axe.ts';
import { type Box, boxOf, isReachable } from '../../support/page-checks/layout.ts';
import { setLanguage, signedIn } from '../../support/people/people.ts';
import { chooseSpecial } from '../../support/store.ts';
import { nightly, test } from '../../support/test.ts';

const jacks = 4;

/** Deals a hand through the API and leaves it open. */
const leaveHandOpen = (page: Page) => playThroughApi(page, jacks, 0);

/** Returns the bottom of the first Play button, and the bottom of the window above a phone's bottom bar. */
function firstPlay(page: Page) {
  return page.evaluate(() => {
    const play = document.querySelector('article a.btn');
    const bar = document.querySelector('nav.fixed');
    const free = bar && getComputedStyle(bar).display !== 'none' ? bar.getBoundingClientRect().top : window.innerHeight;
    return { bottom: play?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY, free };
  });
}

/** Returns the badges that the star of their tile covers. */
function coveredBadges(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article:has([data-badge])')].flatMap((tile) => {
      const badge = tile.querySelector('[data-badge]');
      const one = badge?.getBoundingClientRect();
      const other = tile.querySelector('button[aria-pressed] span')?.getBoundingClientRect();
      if (!badge || !one || !other) return ['a tile without badge or star'];
      const isApart = one.right <= other.left || one.top >= other.bottom;
      return isApart ? [] : [badge.textContent];
    }),
  );
}

/** The welcome offer stays above the page until the player closes it. */
async function closeOffer(page: Page): Promise<void> {
  await page.goto('/');
  await waitForPage(page);
  await page.getByRole('complementary').getByRole('button').click();
  await expect(page.getByRole('complementary')).toHaveCount(0);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a player's home and games at ${viewport.width} px`, viewport.width === 360 ? {} : nightly, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signedIn(page);
    const faults = watchFaults(page);
    await leaveHandOpen(page);
    await closeOffer(page);
    const hand = page.getByRole('main').getByRole('region').first();
    await expect(hand).toHaveAccessibleName('Continue your hand');
    await expect(page.getByRole('link', { name: 'Wallet 1,999,000 GC 2 SC' })).toBeVisible();
    for (const path of ['/', '/games']) {
      await page.goto(path);
      await waitForPage(page);
      await expect(page.getByRole('button', { name: 'Favorite: Starlight Fortune' })).toBeVisible();
      const { bottom, free } = await firstPlay(page);
      expect(bottom, `first Play of ${path}`).toBeLessThanOrEqual(free);
      expect(await coveredBadges(page), path).toEqual([]);
      await expectNoHorizontalScroll(page, page.url());
      expect(await allViolations(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

for (const locale of ['en-US', 'fr-CA']) {
  test.describe(() => {
    test.use({ locale });

    for (const viewport of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
    ]) {
      const screen = `${viewport.width} × ${viewport.height}`;
      test(`a visitor sees sign-up and the first Play button without scrolling, at ${screen} in ${locale}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        await waitForPage(page);
        await page.evaluate(() => document.fonts.ready);
        const first = page.getByRole('main').getByRole('link', { name: /^(Sign Up|Inscription)/ });
        expect(await isReachable(first.first()), 'the first action of the home page').toBe(true);
        await page.goto('/games');
        await waitForPage(page);
        await page.evaluate(() => document.fonts.ready);
        const { bottom, free } = await firstPlay(page);
        expect(bottom).toBeLessThanOrEqual(free);
        const signUp = await boxOf(page.getByRole('banner').getByRole('link', { name: /Sign Up|Inscription/ }));
        expect(signUp.height, 'height of sign-up').toBe(44);
        const bar = await boxOf(page.getByRole('banner'));
        expect(bar.height, 'height of the bar').toBe(viewport.height < 500 ? 53 : 57);
      });
    }
  });
}

// In English, the test of a player's home and games checks the same.
test('a player with an open hand on a phone sees the first Play button, and no covered badge, in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await setLanguage(page, 'fr-CA');
  await leaveHandOpen(page);
  await closeOffer(page);
  for (const path of ['/', '/games']) {
    await page.goto(path);
    await waitForPage(page);
    await expect(page.getByRole('button', { name: /^Favori.*Starlight Fortune$/ })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { bottom, free } = await firstPlay(page);
    expect(bottom, `first Play of ${path}`).toBeLessThanOrEqual(free);
    expect(await coveredBadges(page), path).toEqual([]);
    await expectNoHorizontalScroll(page, page.url());
  }
});

test('a favorite is stored, the whole tile opens its game, and an open hand continues', async ({ page }) => {
  await signedIn(page);
  await leaveHandOpen(page);
  await page.goto('/games?q=starlight');
  await expect(page.getByText('Showing 1 game')).toBeVisible();
  await page.getByRole('button', { name: 'Favorite: Starlight Fortune' }).click();
  await expect(page.getByRole('button', { name: 'Favorite: Starlight Fortune', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search games')).toHaveValue('starlight');
  await expect(page.getByRole('button', { name: 'Favorite: Starlight Fortune', pressed: true })).toBeVisible();
  await page.goto('/');
  const tile = page.getByRole('region', { name: 'Favorites' }).getByRole('article');
  await expect(tile).toHaveCount(1);
  const box = await tile.boundingBox();
  // On the background of the tile, away from the star and from the text of the link.
  await tile.click({ position: { x: (box?.width ?? 0) / 2, y: 60 } });
  await expect(page).toHaveURL(/\/games\/starlight-fortune$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue Jacks or Better Poker' }).click();
  await expect(page).toHaveURL(/\/games\/jacks-or-better-poker$/);
  await expect(page.getByRole('button', { name: 'Draw' })).toBeVisible();
});

test('a player claims the due bonus on the home page, and the balances change', async ({ page }) => {
  await signedIn(page);
  await page.goto('/');
  const bonus = page.getByRole('region', { name: 'Daily bonus' });
  await bonus.getByRole('button', { name: 'Claim 100 GC' }).click();
  await expect(bonus.getByText('Claimed today.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wallet 2,000,100 GC 2 SC' })).toBeVisible();
});

test('rules and odds are available before sign-up', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('button', { name: /^Profit 1 in .*: details of Starlight Fortune$/ }).click();
  await page.getByRole('link', { name: 'Rules and odds of Starlight Fortune' }).click();
  await expect(page).toHaveURL(/\/games\/starlight-fortune\/rules$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the gallery has two columns and no text below 13 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/games');
  await waitForPage(page);
  const tiles = page.getByRole('article');
  const edges = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(2);
  await tiles
    .first()
    .getByRole('button', { name: /: details of / })
    .click();
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .map((element) => `${element.textContent}: ${getComputedStyle(element).fontSize}`)
      .filter((text) => Number.parseFloat(text.split(': ').at(-1) ?? '') < 13),
  );
  expect(small).toEqual([]);
});

test('the details of a game take a row below its tile on a phone, and move no tile of its row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/games');
  await waitForPage(page);
  const tiles = page
    .getByRole('article')
    .locator('.card')
    .filter({ has: page.getByRole('heading') });
  const before = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(1))];
  const line = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /: details of / });
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  const scrolled = await page.evaluate(() => window.scrollY);
  const after = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(1))];
  expect(after.map((box) => ({ ...box, y: box.y + scrolled }))).toEqual(before);
  const details = await boxOf(page.locator('.game-details'));
  expect(details.width).toBe(328);
  expect(details.y).toBeGreaterThanOrEqual((after[0] as Box).y + (after[0] as Box).height);
  expect(await page.locator('.game-details').evaluate((row) => row.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
    (await boxOf(page.locator('nav.fixed'))).y,
  );
  await expectNoHorizontalScroll(page, '/games');
  expect(await allViolations(page)).toEqual([]);
});

test('the result of a payment is in view even if the packages were scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await chooseSpecial(page);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Packages' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: /^Buy for \$10.*First Purchase Special$/ }).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Paid', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('every control of the layout is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForPage(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, footer a, footer button, nav a')]
      .map((control) => ({ text: control.textContent, ...control.getBoundingClientRect().toJSON() }))
      // A link within a sentence is exempt (WCAG 2.2, 2.5.8).
      .filter(({ height }) => height > 0)
      .filter(({ height, text }) => height < 44 && !/Free Sweeps|free|entry/i.test(text ?? ''))
      .map(({ text, height }) => `${text}: ${height}`),
  );
  expect(small).toEqual([]);
});
