import { expect } from '@playwright/test';
import { playedGames, primary } from '../support/games.ts';
import { nightly } from '../support/test.ts';
import { expectScreen } from './support/expect-screen.ts';
import { comparedAfterWins } from './support/shown-rounds.ts';
import { open, playerTest, test } from './support/test.ts';

for (const [place, { slug }] of playedGames.entries()) {
  playerTest(`games/${slug}`, comparedAfterWins.includes(slug) ? nightly : {}, async ({ page }) => {
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
