import { expect, type Page } from '@playwright/test';
import { openGame, playedGames } from '../../support/games.ts';
import { boxOf } from '../../support/page-checks/layout.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const [game] = playedGames.filter(({ slug }) => slug === 'starlight-fortune');

async function openTable(page: Page): Promise<void> {
  if (!game) throw new RangeError('Starlight Fortune is not played');
  await openGame(page, game);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
]) {
  const screen = `${viewport.width} × ${viewport.height}`;
  test(`each balance has the color of its coin in both modes, without a visible bullet, at ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page);
    await openTable(page);
    const balances = page.locator('.bar-balances');
    const colors = () =>
      balances.locator('[data-coin]').evaluateAll((coins) => coins.map((coin) => getComputedStyle(coin).color));
    const [gold, sweeps] = await colors();
    expect(gold).not.toBe(sweeps);
    await page.locator('.coin-switch label[data-coin="sc"]').click();
    await expect(page.getByRole('radio', { name: 'Sweeps Coins' })).toBeChecked();
    expect(await colors()).toEqual([gold, sweeps]);
    await expect(balances.getByText('•')).toHaveCSS('opacity', '0');
    const lines = await balances
      .locator('[data-coin]')
      .evaluateAll((coins) => coins.map((coin) => coin.getClientRects()[0]));
    expect(lines[0]?.left).toBe(lines[1]?.left);
  });
}

test('the brand and the title of a game begin at the same edge on wide screens', async ({ page }) => {
  await signedIn(page);
  await openTable(page);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    const edge = async () => (await boxOf(page.getByRole('heading', { level: 1 }))).x;
    const brand = page.getByRole('banner').getByRole('link', { name: 'Goldwren' });
    await expect.poll(async () => (await boxOf(brand)).x - (await edge()), { message: `${viewport.width} px` }).toBe(0);
  }
});
