import { pagesOf } from '../support/tours/pages.ts';
import { expectScreen } from './support/expect-screen.ts';
import { open, playerTest, test } from './support/test.ts';

/** games.spec.ts has the pages of games. */
const isOfGame = (path: string) => /^\/games\/./.test(path);
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

for (const path of pagesOf('public', 'guest').filter((page) => !isOfGame(page))) {
  const name = `visitor/${nameOf(path)}`;
  test(name, async ({ page }) => {
    await open(page, path);
    await expectScreen(page, name);
  });
}

/** Public pages with different content for players. */
const forBoth = ['/', '/games', '/buy-coins', '/free-entry', '/redemptions'];

for (const path of [...forBoth, ...pagesOf('player')]) {
  const name = `player/${nameOf(path)}`;
  playerTest(name, async ({ page }) => {
    await open(page, path);
    await expectScreen(page, name);
  });
}
