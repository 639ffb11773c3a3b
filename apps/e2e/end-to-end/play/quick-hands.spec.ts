import { expect } from '@playwright/test';
import { openGame, playedGames } from '../../support/games.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const hands = 8;

for (const game of playedGames.filter(({ slug }) => /blackjack|three-card/.test(slug))) {
  test(`${game.title} sends no round too early, however fast its keys are pressed`, async ({ page }) => {
    test.setTimeout(120_000);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (/\/session\/[^/]+\/rounds$/.test(new URL(response.url()).pathname)) answers.push(response.status());
    });
    await signedIn(page);
    await openGame(page, game);
    // Space deals, decides and deals again. Escape skips what is shown.
    await expect(async () => {
      for (const key of [' ', 'Escape', ' ', 'Escape']) await page.keyboard.press(key);
      expect(answers.length).toBeGreaterThanOrEqual(hands);
    }).toPass({ timeout: 100_000, intervals: [20] });
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });
}
