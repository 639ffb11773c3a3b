import { catalogue } from '@goldwren/game-engine/registry';
import { expect, type Locator, type Page } from '@playwright/test';

/** The button that begins a round, and in most games takes its decisions. */
export function primary(page: Page): Locator {
  return page.locator('.bar-primary button');
}

/** The one line that says what a round came to. */
export function outcomeOf(page: Page): Locator {
  const tableLoss =
    /Dealer wins|You went over 21|You folded|First hand (?:won|lost|a push|over 21)|The dealer does not qualify/;
  const hasText = new RegExp(`No win\\.|You won |Paid |returned|${tableLoss.source}`);
  return page.getByRole('status').filter({ hasText });
}

/**
 * Plays one round through the API, for Gold Coins; a hand stays open.
 * @param place of the stake among those on offer: 0 the smallest, -1 the largest.
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

/** Skips what a round shows until this is seen: one round of slots in ninety has free spins, which take their time. */
export async function skipUntil(page: Page, seen: () => Promise<void>, timeout = 60_000): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await seen();
  }).toPass({ timeout });
}

/** What the check of a round says when it was fair. */
export function verifiedOf(page: Page): Locator {
  return page.getByText('Verified: locked in before your seed, replayed in your browser');
}

/** The round under way ends, whatever came in it, and its check says that it was fair. */
export async function expectVerified(page: Page): Promise<void> {
  await skipUntil(page, () => expect(verifiedOf(page)).toBeVisible({ timeout: 400 }));
}

/** Takes these decisions of the primary button, whichever it offers, until the round is over. */
async function pressUntilOver(page: Page, decisions: readonly string[]): Promise<void> {
  await expect(async () => {
    const [text, busy] = [await primary(page).textContent(), await primary(page).getAttribute('aria-disabled')];
    if (text && decisions.includes(text) && busy === null) await primary(page).click();
    await expect(outcomeOf(page)).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 30_000 });
}

/** Decisions that end an open round of these games by the shortest way, once the table waits for them. */
const decisions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'jacks-or-better-poker'(page) {
    await expect(primary(page)).toHaveText('Draw');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    // All five are held: there is nothing to be asked about.
    for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
    await primary(page).click();
  },
  async 'mine-seeker-slots'(page) {
    // The first cell may hold a mine, which ends the round.
    await pressUntilOver(page, ['Open first cell', 'Cash out']);
  },
  async 'midnight-blackjack'(page) {
    // A blackjack ends the round at the deal: then there is nothing to decide.
    await pressUntilOver(page, ['Stand']);
  },
  async 'three-card-poker'(page) {
    await expect(primary(page)).toHaveText(/^Play /);
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    await primary(page).click();
  },
};

/** A game of the catalogue as the tests play it. */
export interface PlayedGame {
  readonly slug: string;
  readonly title: string;
  /** From the press that begins a round to its end. @param begin what the primary button says before a round */
  finish(page: Page, begin: string): Promise<void>;
}

/** Every game there is. @throws Error when a game waits for decisions and none are written down above. */
export const playedGames: readonly PlayedGame[] = catalogue.map(({ slug, title, game }) => {
  const decide = decisions[slug];
  if (game.kind === 'decision' && !decide) throw new Error(`no decisions for ${slug} in support/games.ts`);
  return {
    slug,
    title,
    async finish(page, begin) {
      await decide?.(page);
      await skipUntil(page, () => expect(primary(page)).toHaveText(begin, { timeout: 400 }), 30_000);
    },
  };
});

/** @returns what its primary button says before a round */
export async function openGame(page: Page, { slug }: PlayedGame): Promise<string> {
  await page.goto(`/games/${slug}`);
  await expect(primary(page)).toBeVisible();
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
  await page.evaluate(() => document.fonts.ready);
  return (await primary(page).textContent()) ?? '';
}
