import { expect } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import { primary } from '../support/games.ts';
import { expectClean } from '../support/page-checks/axe.ts';
import { serveFixedRound } from '../support/signed-rounds/fixed-round.ts';
import { nightly } from '../support/test.ts';
import { expectScreen } from './support/expect-screen.ts';
import { type ShownRound, shownRounds } from './support/shown-rounds.ts';
import { open, playerTest } from './support/test.ts';

/**
 * The test of a game's page compares its layout on low and wide screens. This one compares a round in two
 * sizes.
 */
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/**
 * Each change compares one moment of each kind: falling symbols, cards, cells and pegs after a win, and reels under a
 * celebration card. The nightly run compares all.
 */
const oneOfEachKind: Readonly<Record<string, string>> = {
  'gem-cascade-fortune': 'won',
  'midnight-blackjack': 'won',
  'mine-seeker-slots': 'won',
  'plinko-fortune': 'won',
  'starlight-fortune': 'big-win',
};
const isCompared = ({ slug, moments }: ShownRound) => moments.some(({ name }) => name === oneOfEachKind[slug]);

for (const round of shownRounds) {
  const { slug, moments } = round;
  const name = moments.map((moment) => `rounds/${slug}-${moment.name}`).join(' ');
  playerTest(name, isCompared(round) ? {} : nightly, async ({ page }) => {
    const faults = watchFaults(page);
    await serveFixedRound(page, round);
    await open(page, `/games/${slug}`, [slug]);
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    for (const { name, reach } of moments) {
      await reach(page);
      // Move the pointer away from the clicked control.
      await page.mouse.move(0, 0);
      await expectScreen(page, `rounds/${slug}-${name}`, sizes);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    if (moments.some(({ name }) => name === 'won')) await expectClean(page, `${slug} in forced colors`);
    expect(faults).toEqual([]);
  });
}
