import { expect } from '@playwright/test';
import { openGame, playedGames, primary } from '../../support/games.ts';
import { describeShifts, resetShifts, shiftsOf, watchShifts } from '../../support/page-checks/layout.ts';
import { signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

const everyChange = ['starlight-fortune', 'keno-fortune'];

for (const game of playedGames) {
  const details = everyChange.includes(game.slug) ? {} : nightly;
  test(`${game.slug}: the table is ready before its world, which moves nothing`, details, async ({ page }) => {
    const pictures = /\/(far|near|life)-[^/]+\.svg$/;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const loaded: string[] = [];
    await page.route(pictures, async (route) => {
      await released;
      await route.continue();
    });
    page.on('requestfinished', (request) => void (pictures.test(request.url()) && loaded.push(request.url())));
    await signedIn(page);
    // The session begins in the meantime.
    await watchShifts(page, '.session-nets, dd');
    await openGame(page, game);
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    expect(loaded).toEqual([]);
    await resetShifts(page);
    release();
    await expect.poll(() => loaded.length).toBeGreaterThanOrEqual(2);
    // Longer than the pictures take to fade in.
    await page.waitForTimeout(1_000);
    expect(await shiftsOf(page), await describeShifts(page)).toBe(0);
  });
}
