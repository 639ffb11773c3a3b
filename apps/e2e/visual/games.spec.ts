import { expect } from '@playwright/test';
import { playedGames, primary } from '../support/games.ts';
import { expectScreen } from './support/expect-screen.ts';
import { open, playerTest, test } from './support/test.ts';

for (const { slug } of playedGames) {
  playerTest(`games/${slug}`, async ({ page }) => {
    await open(page, `/games/${slug}`, [slug]);
    await expect(primary(page)).toBeEnabled();
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await expectScreen(page, `games/${slug}`);
  });

  test(`games/${slug}-rules`, async ({ page }) => {
    await open(page, `/games/${slug}/rules`, [slug]);
    await expectScreen(page, `games/${slug}-rules`);
  });
}
