import { catalogue } from '@goldwren/game-engine/registry';
import { expect, type Locator, type Page } from '@playwright/test';

/** The button that starts a round. In most games it also makes the decisions. */
export function primary(page: Page): Locator {
  return page.locator('.play-button');
}

/** The line with the result of a round. */
export function outcomeOf(page: Page): Locator {
  const tableLoss =
    /Dealer wins|You went over 21|You folded|First hand (?:won|lost|a push|over 21)|The dealer does not qualify/;
  const hasText = new RegExp(`No win\\.|You won |Paid |returned|${tableLoss.source}`);
  return page.getByRole('status').filter({ hasText });
}

/**
 * Plays one round through the API with Gold Coins. A card hand stays open.
 * @param place Index of the stake: 0 for the smallest, -1 for the largest.
 */
export async function playThroughApi(page: Page, game: number, place: number): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const started = await page.request.post(`/api/games/${game}/session/start`, { headers, data: {} });
  const { session_id: session, stakes } = await started.json();
  const played = await page.request.post(`/api/games/${game}/session/${session}/rounds`, {
    headers,
    data: { nonce: 0, currency: 'gold', stake: stakes.gold.at(place), client_seed: 'end-to-end', choice: {} },
  });
  expect(played.status(), await played.text()).toBe(200);
}

/** Skips animations until the check passes. One slot round in ninety has free spins, which take long. */
export async function skipUntil(page: Page, seen: () => Promise<void>, timeout = 60_000): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await seen();
  }).toPass({ timeout });
}

/** The message of a successful fairness check. */
export function verifiedOf(page: Page): Locator {
  return page.getByText('Verified: locked in before your seed, replayed in your browser');
}

/** Waits until the current round has ended and its fairness check has passed. */
export async function expectVerified(page: Page): Promise<void> {
  await skipUntil(page, () => expect(verifiedOf(page)).toBeVisible({ timeout: 400 }));
}

/** Clicks the primary button for these decisions, in any order, until the round is over. */
async function pressUntilOver(page: Page, decisions: readonly string[]): Promise<void> {
  await expect(async () => {
    const [text, busy] = [await primary(page).textContent(), await primary(page).getAttribute('aria-disabled')];
    if (text && decisions.includes(text) && busy === null) await primary(page).click();
    await expect(outcomeOf(page)).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 30_000 });
}

/** The shortest way to end an open round of these games, once the table waits for a decision. */
const decisions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'jacks-or-better-poker'(page) {
    await expect(primary(page)).toHaveText('Draw');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    // All five cards are held, so no confirmation is necessary.
    for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
    await primary(page).click();
  },
  async 'mine-seeker-slots'(page) {
    // The first cell may contain a mine, which ends the round.
    await pressUntilOver(page, ['Open first cell', 'Cash out']);
  },
  async 'midnight-blackjack'(page) {
    // A blackjack ends the round immediately, without a decision.
    await pressUntilOver(page, ['Hit']);
  },
  async 'three-card-poker'(page) {
    await expect(primary(page)).toHaveText(/^Play /);
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await primary(page).click();
  },
};

/** A game of the catalogue and how the tests play it. */
export interface PlayedGame {
  readonly slug: string;
  readonly title: string;
  /**
   * Plays from the click that starts a round to its end.
   * @param begin Label of the primary button before a round.
   */
  finish(page: Page, begin: string): Promise<void>;
}

/**
 * All games.
 * @throws Error if a game needs decisions that are not listed above.
 */
export const playedGames: readonly PlayedGame[] = catalogue.map(({ slug, title, game }) => {
  const decide = decisions[slug];
  if (game.kind === 'decision' && !decide) throw new Error(`support/games.ts has no decisions for ${slug}`);
  return {
    slug,
    title,
    async finish(page, begin) {
      await decide?.(page);
      await skipUntil(page, () => expect(primary(page)).toHaveText(begin, { timeout: 400 }), 30_000);
    },
  };
});

/**
 * Opens a game.
 * @returns The label of its primary button before a round.
 */
export async function openGame(page: Page, { slug }: PlayedGame): Promise<string> {
  await page.goto(`/games/${slug}`);
  await expect(primary(page)).toBeVisible();
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
  await page.evaluate(() => document.fonts.ready);
  return (await primary(page).textContent()) ?? '';
}
