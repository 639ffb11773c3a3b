import { expect } from '@playwright/test';
import { openGame, playedGames, primary } from '../../support/games.ts';
import { isReachable } from '../../support/page-checks/layout.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const announced = { starts_at: '2026-12-01T07:00:00.000Z', ends_at: '2026-12-01T07:30:00.000Z', under_way: false };

test('an announced maintenance leaves the button of a game on the screen', async ({ page }) => {
  // An announcement on the server would affect the tests that run at the same time.
  await page.route('**/api/maintenance', (route) => route.fulfill({ json: { maintenance: announced } }));
  await signedIn(page);
  const [game] = playedGames;
  if (!game) throw new Error('There is no game.');
  for (const size of [
    { width: 360, height: 780 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openGame(page, game);
    await expect(page.getByRole('status', { name: 'Maintenance' })).toContainText('Eastern Time');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await expect.poll(() => isReachable(primary(page)), { message: `at ${size.width} × ${size.height}` }).toBe(true);
  }
});
