import { expect } from '@playwright/test';
import { expectClean } from '../support/axe.ts';
import { watchFaults } from '../support/faults.ts';
import { playFixed } from '../support/fixed-house.ts';
import { primary } from '../support/games.ts';
import { expectScreen } from './support/expect-screen.ts';
import { shownRounds } from './support/shown-rounds.ts';
import { open, playerTest } from './support/test.ts';

/** A game is laid out for a low and for a wide screen on its own picture; here is what a round adds to that. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

for (const round of shownRounds) {
  const { slug, moments } = round;
  playerTest(moments.map(({ name }) => `rounds/${slug}-${name}`).join(' '), async ({ page }) => {
    const faults = watchFaults(page);
    await playFixed(page, round);
    await open(page, `/games/${slug}`, [slug]);
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    for (const { name, reach } of moments) {
      await reach(page);
      // What was pressed is not pointed at any more.
      await page.mouse.move(0, 0);
      await expectScreen(page, `rounds/${slug}-${name}`, sizes);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    if (moments.some(({ name }) => name === 'won')) await expectClean(page, `${slug} in forced colours`);
    expect(faults).toEqual([]);
  });
}
