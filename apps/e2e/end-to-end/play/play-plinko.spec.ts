import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified, primary } from '../../support/games.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const stake = 5_000;
const balls = 3;

interface Answered {
  readonly nonce: number;
  readonly payout: number;
  /** When the request was sent and answered, on the clock of the test. */
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Records every round that the page plays. */
async function watchRounds(page: Page): Promise<Answered[]> {
  const answered: Answered[] = [];
  await page.route('**/rounds', async (route) => {
    const sentAt = Date.now();
    const response = await route.fetch();
    const { nonce, payout } = await response.json();
    answered.push({ nonce, payout: Number(payout), sentAt, answeredAt: Date.now() });
    await route.fulfill({ response });
  });
  return answered;
}

/** Every Gold Coin balance that a player has seen, in order. */
async function watchBalances(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const read = () => {
      const gold = document.querySelector('.bar-balances')?.textContent?.match(/[\d,]+/)?.[0] ?? '';
      if (gold !== seen.at(-1)) seen.push(gold);
    };
    read();
    const bar = document.querySelector('.control-bar');
    if (bar) new MutationObserver(read).observe(bar, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenBalances: seen });
  });
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { seenBalances: string[] }).seenBalances);
    return seen.map((text) => Number(text.replaceAll(',', '')));
  };
}

async function dropBall(page: Page): Promise<void> {
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
  await primary(page).click();
}

test('several balls fall at the same time: each is a round after its own press, sent after the one before', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await signedIn(page);
  await page.goto('/games/plinko-fortune');
  const rounds = await watchRounds(page);
  await expect(primary(page)).toHaveText('Drop');
  const balancesOf = await watchBalances(page);
  // The second press of a double click drops nothing.
  await primary(page).dblclick();
  await expect(primary(page)).toHaveText('Drop again');
  await dropBall(page);
  await expect(page.locator('.plinko-flight')).toHaveCount(2);
  await dropBall(page);
  await expect(primary(page)).toHaveText('Drop', { timeout: 20_000 });
  await expectVerified(page);

  expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
  for (const [at, { sentAt }] of rounds.entries())
    if (at > 0) expect(sentAt).toBeGreaterThanOrEqual(rounds[at - 1]?.answeredAt ?? 0);
  const listed = await (await page.request.get('/api/games/rounds')).json();
  expect(listed.results).toHaveLength(balls);

  // Stakes leave and payouts arrive in any order, but each payout only as a whole and after its own stake.
  const balances = await balancesOf();
  const changes = balances.slice(1).map((now, at) => now - (balances[at] ?? 0));
  expect(changes.filter((change) => change < 0)).toEqual(Array.from({ length: balls }, () => -stake));
  expect(changes.filter((change) => change > 0)).toEqual(rounds.map(({ payout }) => payout));
  expect(faults).toEqual([]);
});

test('Skip finishes all flights, and every ball has its result', async ({ page }) => {
  await signedIn(page);
  await page.goto('/games/plinko-fortune');
  const rounds = await watchRounds(page);
  await expect(primary(page)).toHaveText('Drop');
  const balancesOf = await watchBalances(page);
  await dropBall(page);
  await dropBall(page);
  await expect(page.locator('.plinko-flight')).toHaveCount(2);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(primary(page)).toHaveText('Drop', { timeout: 2_500 });
  const paid = rounds.reduce((sum, { payout }) => sum + payout, 0);
  const balances = await balancesOf();
  expect((balances.at(-1) ?? 0) - (balances[0] ?? 0)).toBe(paid - 2 * stake);
});

test('a ball that the server rejects leaves the ball in the air alone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/games/plinko-fortune');
  await expect(primary(page)).toHaveText('Drop');
  await dropBall(page);
  await expect(page.locator('.plinko-flight')).toHaveCount(1);
  // As in a second tab.
  const limited = await page.request.put('/api/play/limits', {
    headers: { origin: new URL(page.url()).origin },
    data: { limits: [{ kind: 'gold_loss', period: 'day', amount: '1.00' }] },
  });
  expect(limited.status(), await limited.text()).toBe(200);
  await dropBall(page);
  await expect(page.getByRole('alertdialog', { name: 'You have reached your limit' })).toBeVisible();
  await expect(page.locator('.plinko-slots [aria-current]')).toHaveCount(1);
});

test('with reduced motion, one ball follows another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page);
  await page.goto('/games/plinko-fortune');
  const rounds = await watchRounds(page);
  await expect(primary(page)).toHaveText('Drop');
  await primary(page).click();
  await expect(primary(page)).toHaveText('Skip');
  await primary(page).click();
  await expect(primary(page)).toHaveText('Drop');
  expect(rounds).toHaveLength(1);
});
