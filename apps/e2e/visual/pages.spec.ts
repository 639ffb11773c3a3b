import { nightly } from '../support/test.ts';
import { pagesOf } from '../support/tours/pages.ts';
import { expectScreen } from './support/expect-screen.ts';
import { open, playerTest, test } from './support/test.ts';

/** games.spec.ts has the pages of games. */
const isOfGame = (path: string) => /^\/games\/./.test(path);
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Each change compares one page of each layout. The nightly run compares all pages. */
const oneOfEachLayout =
  '/ /games /buy-coins /fairness /register /redemptions /help /terms /redeem /dashboard /dashboard/activity /dashboard/limits'.split(
    ' ',
  );
const detailsOf = (path: string) => (oneOfEachLayout.includes(path) ? {} : nightly);

for (const path of pagesOf('public', 'guest').filter((page) => !isOfGame(page))) {
  const name = `visitor/${nameOf(path)}`;
  test(name, detailsOf(path), async ({ page }) => {
    await open(page, path);
    await expectScreen(page, name);
  });
}

/** Public pages with different content for players. */
const forBoth = ['/', '/games', '/buy-coins', '/free-entry', '/redemptions'];

for (const path of [...forBoth, ...pagesOf('player')]) {
  const name = `player/${nameOf(path)}`;
  playerTest(name, forBoth.includes(path) ? nightly : detailsOf(path), async ({ page }) => {
    await open(page, path);
    await expectScreen(page, name);
  });
}
