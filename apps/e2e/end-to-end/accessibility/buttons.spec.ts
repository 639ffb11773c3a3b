import { expect } from '@playwright/test';
import { playedGames } from '../../support/games.ts';
import { findDeadButtons } from '../../support/page-checks/buttons.ts';
import { signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';
import { pagesOf } from '../../support/tours/pages.ts';

// There are more than a hundred clicks, and several hundred in the nightly run. On a shared machine this is slow, but not broken.
test.setTimeout(process.env.NIGHTLY ? 900_000 : 240_000);

const frame = 'header, footer';

test.describe('for a visitor on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const kinds = [
    { name: 'pages for visitors', paths: pagesOf('guest'), details: {} },
    // Each change clicks the same buttons as a player.
    { name: 'public pages', paths: pagesOf('public'), details: nightly },
  ];
  for (const { name, paths, details } of kinds) {
    test(`every button of the ${name} does something`, details, async ({ page }) => {
      const dead: string[] = [];
      for (const path of paths) dead.push(...(await findDeadButtons(page, path)));
      dead.push(...(await findDeadButtons(page, '/rules', frame)));
      expect(dead).toEqual([]);
    });
  }

  test('a button without an effect is found, even if it reacts to the pointer', async ({ page }) => {
    await page.addInitScript(() => {
      const add = () => {
        const main = document.querySelector('main');
        if (main === null || document.getElementById('dead')) return;
        const button = document.createElement('button');
        button.id = 'dead';
        button.textContent = 'Wait';
        button.onmouseenter = button.onfocus = () => button.classList.toggle('lively');
        main.append(button);
      };
      new MutationObserver(add).observe(document, { subtree: true, childList: true });
    });
    expect(await findDeadButtons(page, '/about')).toEqual(['/about "Wait" does nothing']);
  });
});

test.describe('for a player on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  /** Of the public pages, each change clicks those with the most controls. The others mostly have text. */
  const manyControls = ['/', '/games', '/contact', '/fairness', '/free-entry', '/help'];
  /** The same screen as `/redeem`. */
  const again = '/redemption';
  const isClicked = (path: string) =>
    Boolean(process.env.NIGHTLY) ||
    manyControls.includes(path) ||
    !(path === again || pagesOf('public').includes(path));
  /** Last, because a break that starts there changes what the other pages offer. */
  const limits = '/dashboard/limits';
  const kinds = {
    'public pages': pagesOf('public'),
    'pages for players': [...pagesOf('player').filter((path) => path !== limits), limits],
    // Each change clicks one game of reels and one of cards. The nightly run clicks all.
    games: process.env.NIGHTLY ? playedGames.map(({ slug }) => `/games/${slug}`) : pagesOf('play'),
  };
  for (const [name, paths] of Object.entries(kinds)) {
    test(`every button of the ${name} does something`, async ({ page }) => {
      await signedIn(page);
      const dead: string[] = [];
      // The controls around the stage are the same components in all games, so each change clicks them in the first game only.
      const shared: string[] | undefined = name === 'games' && !process.env.NIGHTLY ? [] : undefined;
      for (const path of paths.filter(isClicked)) dead.push(...(await findDeadButtons(page, path, undefined, shared)));
      if (name === 'public pages') dead.push(...(await findDeadButtons(page, '/rules', frame)));
      expect(dead).toEqual([]);
    });
  }
});
