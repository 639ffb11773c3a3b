import { expect } from '@playwright/test';
import { playedGames, primary } from '../support/games.ts';
import { nightly } from '../support/test.ts';
import { expectScreen } from './support/expect-screen.ts';
import { open, playerTest, test } from './support/test.ts';

/**
 * Each change compares one game of each kind: cards and numbers here, reels, falling symbols, cells and pegs after a win
 * (rounds.spec.ts). The nightly run compares all, before a round and after it.
 */
const oneOfEachKind = ['jacks-or-better-poker', 'keno-fortune'];

for (const [place, { slug }] of playedGames.entries()) {
  playerTest(`games/${slug}`, oneOfEachKind.includes(slug) ? {} : nightly, async ({ page }) => {
    await open(page, `/games/${slug}`, [slug]);
    await expect(primary(page)).toBeEnabled();
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await expectScreen(page, `games/${slug}`);
  });

  // All of these pages have the same parts. Each change compares the first one.
  test(`games/${slug}-rules`, place === 0 ? {} : nightly, async ({ page }) => {
    await open(page, `/games/${slug}/rules`, [slug]);
    await expectScreen(page, `games/${slug}-rules`);
  });
}
