import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { openGame, outcomeOf, type PlayedGame, playedGames, primary, verifiedOf } from '../../support/games.ts';
import { expectClean, horizontalOverflow } from '../../support/page-checks/axe.ts';
import {
  type Box,
  boxOf,
  describeShifts,
  expectUnmoved,
  findCroppedTexts,
  findSmallControls,
  isReachable,
  resetShifts,
  shiftsOf,
  waitForAnimations,
  watchShifts,
} from '../../support/page-checks/layout.ts';
import { signedIn } from '../../support/people/people.ts';
import { type FixedRound, serveFixedRound } from '../../support/signed-rounds/fixed-round.ts';
import { refuseWith, signWithTestKey } from '../../support/signed-rounds/sign-route.ts';
import { nightly, test } from '../../support/test.ts';

/**
 * Typical screens of players. The last one is a window of 1280 × 1024 at a zoom of 400 %. On low ones, the
 * controls are next to the stage.
 */
const screens = [
  { width: 360, height: 740, low: false },
  { width: 844, height: 390, low: true },
  { width: 768, height: 1024, low: false },
  { width: 1280, height: 800, low: false },
  { width: 1920, height: 1080, low: false },
  { width: 320, height: 256, low: true },
];
type Screen = (typeof screens)[number];

/** Figures that grow with a round, each at a free edge and over nothing else. A feature with many steps adds up their movements. */
const growing = '.bar-said, .feature-band, .session-nets, dd';
/** Nothing else may shift. */
const mostShift = 0.001;
/** All parts of the table around the stage, with their positions. */
const places = (page: Page) => page.locator('.player-head, .stage, .bar-grid > *, .bar-primary button');
const boxesOf = async (page: Page): Promise<Box[]> => Promise.all((await places(page).all()).map(boxOf));
const nameOf = ({ slug }: PlayedGame, { width, height }: Screen) => `${slug} at ${width} × ${height}`;

/** Switches to another screen size and waits for the layout. Shifts until then do not count. */
async function showOn(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(screen);
  await expect(async () => {
    const before = await boxesOf(page);
    await page.waitForTimeout(150);
    expect(await boxesOf(page)).toEqual(before);
  }).toPass();
  await resetShifts(page);
}

/** Expects the button to be at its previous position, inside the window and clickable. */
async function expectInPlace(page: Page, before: readonly Box[], when: string): Promise<void> {
  await expectUnmoved(places(page), before, when);
  expect(await isReachable(primary(page)), `${when}: the button is covered or out of view`).toBe(true);
  expect(await horizontalOverflow(page), `${when}: the page scrolls horizontally`).toBe(0);
}

async function expectStageSize(page: Page, { height, low }: Screen): Promise<void> {
  const stage = await boxOf(page.locator('.stage'));
  const top = await boxOf(page.getByRole('banner'));
  if (low) {
    expect(stage.height).toBeGreaterThanOrEqual(height - top.height - 16);
    // In lower windows, the controls scroll past the stage.
    if (height > 336) await expect(page.locator('.control-bar')).toBeInViewport({ ratio: 1 });
  } else {
    expect(stage.height / height).toBeGreaterThanOrEqual(0.5);
    // In a high window, the controls leave more to the stage.
    expect(stage.height / height).toBeLessThanOrEqual(height > 900 ? 0.75 : 0.605);
  }
}

async function playOn(page: Page, game: PlayedGame, screen: Screen, begin: string): Promise<void> {
  const name = nameOf(game, screen);
  await showOn(page, screen);
  await expectStageSize(page, screen);
  const before = await boxesOf(page);
  await expectInPlace(page, before, `${name}, before a round`);
  await primary(page).click();
  await expectInPlace(page, before, `${name}, during a round`);
  await game.finish(page, begin);
  await expect(outcomeOf(page)).toBeVisible();
  await expectInPlace(page, before, `${name}, after a round`);
  expect(await shiftsOf(page), `${name}\n${await describeShifts(page)}`).toBeLessThan(mostShift);
  expect(await findSmallControls(page.locator('.player')), name).toEqual([]);
  expect(await findCroppedTexts(page.locator('.seat-label > [aria-hidden]')), `${name}: cropped`).toEqual([]);
  // A win appears a moment after the result is announced. While it fades in, its contrast is too low.
  if (
    await outcomeOf(page)
      .filter({ hasText: /\bYou won / })
      .count()
  ) {
    await expect(page.locator('.celebration-foot')).toBeAttached();
  }
  await waitForAnimations(page);
  // Where the session card is below the table, the seal of the round is in the controls.
  if (screen.width < 1280 && !screen.low) {
    await expect(page.locator('.bar-seal[data-verified]'), name).toBeInViewport({ ratio: 1 });
  }
}

async function refuseOn(page: Page, game: PlayedGame, screen: Screen, begin: string): Promise<void> {
  const name = nameOf(game, screen);
  await showOn(page, screen);
  const before = await boxesOf(page);
  const cut = '**/session/*/rounds';
  await page.route(cut, (route) => route.abort());
  await primary(page).click();
  await expect(primary(page)).toHaveText('Reconnecting…');
  await expectInPlace(page, before, `${name}, while reconnecting`);
  await page.unroute(cut);
  await game.finish(page, begin);
  await page.route(cut, refuseWith(page, 400, { code: 'insufficient_gold', error: 'refused', request_id: 'r' }));
  await primary(page).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Not enough Gold Coins');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expectInPlace(page, before, `${name}, with a problem`);
  await expect(page.getByRole('link', { name: 'Get Gold Coins' })).toBeInViewport({ ratio: 1 });
  for (const control of await page.locator('.control-bar :is(button, select)').filter({ visible: true }).all()) {
    if (!(await control.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))) continue;
    const covered = `covered: ${await control.evaluate((element) => element.outerHTML)}`;
    await expect.poll(() => isReachable(control), { message: covered }).toBe(true);
  }
  await expectClean(page, `${name}, refused`);
  await page.unroute(cut);
}

/** Each change uses one of three screens, in turn. The nightly run uses all screens. */
function screensOf(turn: number): readonly Screen[] {
  return process.env.NIGHTLY ? screens : screens.filter(({ width }) => width === [360, 844, 1280][turn % 3]);
}

for (const [turn, game] of playedGames.entries()) {
  test(`${game.slug}: on each screen the stage fits, nothing else moves, and rounds are verified`, async ({ page }) => {
    const faults = watchFaults(page);
    await signedIn(page);
    await watchShifts(page, growing);
    await page.setViewportSize({ width: 360, height: 740 });
    const begin = await openGame(page, game);
    for (const [index, screen] of screensOf(turn).entries()) {
      await playOn(page, game, screen, begin);
      // The other screens have the same elements, so only the nightly run checks them again.
      if (index === 0 || process.env.NIGHTLY) await expectClean(page, nameOf(game, screen));
    }
    await expect(verifiedOf(page)).toBeAttached();
    expect(faults).toEqual([]);
  });
}

/**
 * Problems depend on the shell, not on the game. So this uses one game that ends immediately, on low screens one whose
 * field scrolls, and in the nightly run one that waits for a decision.
 */
const refused: readonly [slug: string, on: readonly Screen[], details: typeof nightly | object][] = [
  ['starlight-fortune', screensOf(0), {}],
  ['keno-fortune', screens.slice(-1), {}],
  ['jacks-or-better-poker', screens, nightly],
];

for (const [slug, on, details] of refused) {
  test(`${slug}: a problem is in view on each screen and covers no control`, details, async ({ page }) => {
    const game = playedGames.find((one) => one.slug === slug);
    if (!game) throw new RangeError(`no game ${slug}`);
    await signedIn(page);
    await signWithTestKey(page);
    for (const screen of on) {
      await page.setViewportSize(screen);
      await refuseOn(page, game, screen, await openGame(page, game));
    }
  });
}

/** Rounds that pay at least so many times what they cost, and what has won on their stages. */
const largeWins: readonly (Omit<FixedRound, 'fits'> & { from: number; won: string })[] = [
  { slug: 'starlight-fortune', from: 50, won: '.won-cells [data-won]' },
  { slug: 'mega-tower-slots', from: 25, won: '.won-cells [data-won]' },
  { slug: 'plinko-fortune', choice: { risk: 'high' }, from: 100, won: '.plinko-slots [aria-current]' },
  // The last numbers of the card, next to which the amount is.
  { slug: 'keno-fortune', choice: { numbers: [3, 11, 38, 39, 40] }, from: 10, won: '[data-look="hit"]' },
  {
    slug: 'jacks-or-better-poker',
    actions: [{ type: 'hold', positions: [0, 1, 2, 3, 4] }],
    from: 25,
    won: '[data-made] .card-place',
  },
];

/** Runs in the page: stores which parts of a celebration were seen, and what they covered. */
function watchCovered(won: string): void {
  const seen = { parts: new Set<string>(), covered: new Set<string>() };
  const look = () => {
    // The amount that moves from what won to the band.
    const path = document.querySelector('.celebration-path');
    if (path?.getAnimations().length) seen.parts.add(path.className);
    for (const part of document.querySelectorAll('.celebration-foot')) {
      seen.parts.add(part.className);
      const one = part.getBoundingClientRect();
      for (const cell of document.querySelectorAll(won)) {
        const other = cell.getBoundingClientRect();
        const [wide, high] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ];
        if (Math.min(wide, high) > 1) seen.covered.add(`${part.className} over ${cell.outerHTML}`);
      }
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seenOfWin: () => ({ parts: [...seen.parts].sort(), covered: [...seen.covered] }) });
}

const seenOfWin = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenOfWin(): { parts: string[]; covered: string[] } }).seenOfWin());
const styleOf = (page: Page, selector: string, name: 'opacity' | 'scale') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element)[property], name);

for (const [turn, { won, from, ...round }] of largeWins.entries()) {
  for (const [place, width] of [360, 1280].entries()) {
    // Each change uses one of both widths, in turn.
    const details = turn % 2 === place ? {} : nightly;
    test(
      `${round.slug}: a large win covers nothing that won at ${width}, and lights its world`,
      details,
      async ({ page }) => {
        const fits: FixedRound['fits'] = ({ steps, result, raiseX100 }) =>
          (result?.payX100 ?? 0) >= from * (100 + raiseX100) &&
          !steps.some(({ events }) => events.some(({ type }) => type === 'free_spins'));
        const game = playedGames.find(({ slug }) => slug === round.slug);
        if (!game) throw new RangeError(`no game ${round.slug}`);
        await signedIn(page);
        await page.setViewportSize({ width, height: width === 360 ? 780 : 800 });
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await serveFixedRound(page, { ...round, fits });
        const begin = await openGame(page, game);
        const stage = page.locator('.stage');
        await expect(stage).not.toHaveAttribute('data-playing');
        expect(await styleOf(page, '.world-light', 'opacity')).toBe('0');
        await page.evaluate(watchCovered, won);
        await primary(page).click();
        await expect(stage).toHaveAttribute('data-playing', /./);
        if (round.actions) {
          await expect(primary(page)).toHaveText('Draw');
          await expect(primary(page)).not.toHaveAttribute('aria-disabled');
          for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
          await primary(page).click();
        }
        await expect(primary(page)).toHaveText(begin);
        await expect(stage).not.toHaveAttribute('data-playing');
        await waitForAnimations(page);
        expect(await seenOfWin(page)).toEqual({
          parts: ['celebration-card celebration-foot', 'celebration-foot', 'celebration-path'],
          covered: [],
        });
        // The payouts of a board are at its lower end, so its amount is, too.
        if (round.slug === 'plinko-fortune') {
          const [amount, slot] = [await boxOf(page.locator('p.celebration-foot')), await boxOf(page.locator(won))];
          expect(Math.abs(amount.y + amount.height / 2 - slot.y - slot.height / 2)).toBeLessThan(slot.height * 1.5);
        }
        expect(Number(await styleOf(page, '.world-light', 'opacity'))).toBeGreaterThan(0.5);
        expect(Number(await styleOf(page, '.world-layer', 'scale'))).toBeGreaterThan(1);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(await styleOf(page, '.world-layer', 'scale')).toBe('none');
      },
    );
  }
}
