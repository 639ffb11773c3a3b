import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { primary, verifiedOf } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

const address = '/games/midnight-blackjack';
/** The hands as screen readers announce them, the dealer's first. */
const hands = (page: Page) => page.locator('.seat-label .sr-only').allTextContents();
const more = (page: Page, name: string | RegExp) => page.locator('.bar-own').getByRole('button', { name });

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(primary(page)).toHaveText('Deal');
}

/** Deals until a hand is small enough to hit. A blackjack ends a round immediately, and then the next is dealt. */
async function dealSmall(page: Page): Promise<void> {
  for (let rounds = 0; rounds < 80; rounds++) {
    await primary(page).click();
    await expect(async () => {
      await page.keyboard.press('Escape');
      expect(await isWaiting(page)).toBe(true);
    }).toPass({ timeout: 20_000 });
    if ((await primary(page).textContent()) !== 'Hit') continue;
    if (/\. (?:soft 1\d|[4-9]|1[01])\.$/.test((await hands(page))[1] ?? '')) return;
    await finish(page);
  }
  throw new Error('no such hand in 80 rounds');
}

interface Dealt {
  readonly round_id: string;
  readonly state: string;
  readonly legal_actions: readonly { readonly id: string }[];
  readonly view: { readonly hands: readonly (readonly string[])[] };
}

/** Leaves a pair (not aces) open on the table. Plays sessions through the API until one starts with a pair. */
async function leavePairOpen(page: Page): Promise<void> {
  const { results } = (await (await page.request.get('/api/games')).json()) as {
    results: { id: number; slug: string }[];
  };
  const id = results.find(({ slug }) => address.endsWith(slug))?.id;
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api/games/${id}/session/${path}`, {
      headers: { origin: new URL(page.url()).origin },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  for (let sessions = 0; sessions < 300; sessions++) {
    const { session_id } = await post('start', {});
    const bet = { currency: 'gold', stake: '5000.00', client_seed: `pair-${sessions}`, nonce: 0, choice: {} };
    const round = (await post(`${session_id}/rounds`, bet)) as Dealt;
    const aces = round.view.hands.flat().every((card) => card.startsWith('A'));
    if (round.legal_actions.some((legal) => legal.id === 'split') && !aces) return;
    await post(`${session_id}/end`, { gold_won: '0.00', rounds: 1, client_metrics: { fps: 60 } });
  }
  throw new Error('no pair in 300 sessions');
}

/** True if no animation is running and the primary button offers to deal or to hit. */
async function isWaiting(page: Page): Promise<boolean> {
  const [text, disabled] = [await primary(page).textContent(), await primary(page).getAttribute('aria-disabled')];
  return disabled === null && (text === 'Hit' || text === 'Deal');
}

async function finish(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    if ((await isWaiting(page)) && (await primary(page).textContent()) === 'Hit') await more(page, 'Stand').click();
    await expect(primary(page)).toHaveText('Deal', { timeout: 400 });
  }).toPass({ timeout: 20_000 });
}

test('a hand is dealt, hit with the keyboard, stood with a click, announced and verified', async ({ page }) => {
  const faults = watchFaults(page);
  await signedIn(page);
  await open(page);
  await dealSmall(page);
  const [dealer = '', before = ''] = await hands(page);
  expect(dealer).toContain('Card face down');
  await expectClean(page, page.url());
  await page.keyboard.press('h');
  await expect(async () => expect((await hands(page))[1]?.split(', ')).toHaveLength(3)).toPass();
  expect((await hands(page))[1]).toContain(before.split('. ')[0]);
  await finish(page);
  expect((await hands(page))[0]).not.toContain('Card face down');
  await expect(verifiedOf(page)).toBeAttached();
  expect(faults).toEqual([]);
});

test('an open hand survives its tab: a pair is split on a phone, left again, and finished', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  await signedIn(page);
  await leavePairOpen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(primary(page)).toHaveText('Hit');
  await expect(page.getByLabel('Stake 5,000 Gold Coins')).toBeVisible();
  await expect(more(page, 'Split +5,000\u00a0GC')).toBeVisible();
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('p');
  await expect(page.getByLabel('Stake 10,000 Gold Coins')).toBeVisible();
  await expect(async () => expect(await isWaiting(page)).toBe(true)).toPass();
  const before = await hands(page);
  expect(before).toHaveLength(3);
  const labels = page.locator('.seat-label[data-row="player"]');
  const [left, right] = [await labels.nth(0).boundingBox(), await labels.nth(1).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(360);
  await expectClean(page, 'a split hand at 360');
  expect(faults).toEqual([]);

  // Two hands of 21 end the round automatically.
  const isOpen = (await primary(page).textContent()) === 'Hit';
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await expect(primary(again)).toHaveText(isOpen ? 'Hit' : 'Deal');
  expect(await hands(again)).toEqual(before);
  if (!isOpen) return;
  await expect(again.getByLabel('Stake 10,000 Gold Coins')).toBeVisible();
  await finish(again);
  await expect(
    again.getByText('The round matches its secret. Its seed or a decision came from another browser.'),
  ).toBeAttached();
});
