import { bestRounds } from '@goldwren/rules';
import { expect, type Page } from '@playwright/test';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

/** Games in which about one round in thirty is a best round, with a choice that makes it so. */
const games = [
  { id: 1, choice: {} },
  { id: 2, choice: {} },
  { id: 8, choice: {} },
  { id: 10, choice: { risk: 'high' } },
];
const roundsEach = 90;
const leastPayX100 = bestRounds.leastMultiple * 100;

/** Plays the games at the same time until one of their rounds is a best round. Without any in all rounds, it fails. */
async function playUntilBest(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  let isFound = false;
  await Promise.all(
    games.map(async ({ id, choice }) => {
      const started = await page.request.post(`/api/games/${id}/session/start`, { headers, data: {} });
      const { session_id: session, stakes } = await started.json();
      for (let nonce = 0; nonce < roundsEach && !isFound; ) {
        const data = { nonce, currency: 'gold', stake: stakes.gold[0], client_seed: `seed-${nonce}`, choice };
        const played = await page.request.post(`/api/games/${id}/session/${session}/rounds`, { headers, data });
        if (played.status() === 429) {
          await page.waitForTimeout(250);
          continue;
        }
        expect(played.status(), await played.text()).toBe(200);
        nonce++;
        const { events }: { events: { type: string; pay_x100?: number }[] } = await played.json();
        // The list has a rate limit, too, so it is not read after each round.
        isFound ||= events.some(({ type, pay_x100: pay = 0 }) => type === 'settle' && pay >= leastPayX100);
      }
    }),
  );
  expect(isFound).toBe(true);
}

test('a best round appears next to the totals of all rounds, with its proof and its replay', async ({ page }) => {
  test.setTimeout(180_000);
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Best rounds' }).click();
  await expect(page.getByRole('heading', { name: 'No best rounds yet' })).toBeVisible();
  await expectClean(page, 'no best rounds');
  await playUntilBest(page);
  await page.reload();
  const card = page.getByRole('region', { name: 'Best rounds' }).getByRole('listitem').first();
  await expect(card.getByText(/^[\d,.]+ GC for a stake of [\d,]+ GC$/)).toBeVisible();
  await expect(page.getByText(/^Rounds played: [1-9]\d*$/)).toBeVisible();
  await expectClean(page, 'a best round');
  await card.getByRole('button', { name: /^Proof of/ }).click();
  const proof = page.getByRole('dialog', { name: 'Proof of this round' });
  await expect(proof.getByText(/the round matches its own secret, and it does/)).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: /^Replay of/ }).click();
  await expect(page.locator('.stage')).toBeVisible();
});
