import type { Challenge, ChallengeAnswer } from '@goldwren/contracts/player';
import { expect, type Page } from '@playwright/test';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { staffSignedIn } from '../../support/people/staff.ts';
import { test } from '../../support/test.ts';

const hand = (page: Page) => page.locator('section[aria-labelledby="challenge-hand"]');

/** Plays each hand with Stand or Draw until the result is shown. */
async function playAll(page: Page): Promise<void> {
  const onward = hand(page).getByRole('button', { name: /^(Next hand|See your result)$/ });
  const decide = hand(page).getByRole('button', { name: /^(Stand|Draw)$/ });
  for (let number = 1; number <= 5; number++) {
    await expect(hand(page).getByRole('heading')).toHaveText(`Hand ${number} of 5`);
    await decide.click();
    await expect(onward).toBeVisible({ timeout: 20_000 });
    await onward.click();
  }
}

/** Plays all hands through the API, for a test of what comes after them. */
async function playAllThroughApi(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const { day, played }: Challenge = await (await page.request.get('/api/challenge')).json();
  let hand: ChallengeAnswer['next'] | undefined = played.at(-1);
  while (hand && hand.result === null) {
    const [legal] = hand.legal_actions;
    const action = legal?.pick ? { ...legal.action, [legal.pick.field]: [] } : legal?.action;
    const data = { day, hand: hand.number, step: hand.actions.length, action };
    const sent = await page.request.post('/api/challenge/actions', { headers, data });
    expect(sent.status(), await sent.text()).toBe(200);
    const answer: ChallengeAnswer = await sent.json();
    hand = answer.hand.result ? answer.next : answer.hand;
  }
}

test('a player finishes the daily challenge, gets a prize, a name and a replay', async ({ page }) => {
  await signedIn(page);
  await page.goto('/games');
  await page.getByRole('link', { name: 'Daily challenge' }).click();
  await expect(hand(page)).toBeVisible();
  await expectClean(page, 'the first hand');
  await playAll(page);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result.getByText(/^We added (500|2,000|5,000) GC to your balance\.$/)).toBeVisible();
  const name = `Wren ${Date.now().toString().slice(-8)}`;
  await result.getByLabel('Name on the leaderboard').fill(name);
  await result.getByRole('button', { name: 'Save name' }).click();
  const line = page.getByRole('row').filter({ hasText: name });
  await line.getByRole('button').click();
  const replay = page.getByRole('region', { name: 'Your hands' });
  await replay.getByRole('button', { name: 'Hand 5 of 5' }).click();
  await expect(replay.locator('.card-face').first()).toBeVisible();
  await expectClean(page, 'a replay');
  await page.reload();
  await expect(line).toBeVisible();
  await page.goto('/dashboard/activity?show=bonuses');
  await expect(page.getByText('Prize of the daily challenge')).toBeVisible();
});

test('support removes a name, and the player sees why and chooses another one', async ({ page, browser }) => {
  await signedIn(page);
  await playAllThroughApi(page);
  await page.goto('/daily-challenge');
  const name = `Rude ${Date.now().toString().slice(-8)}`;
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByLabel('Name on the leaderboard').fill(name);
  await result.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await staffSignedIn(office, 'support');
  await office.goto('/staff/leaderboard');
  await office.getByRole('searchbox').fill(name);
  await office.getByRole('searchbox').press('Enter');
  const row = office.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Remove name' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'It can offend others' });
  await dialog.getByRole('textbox').fill('Reported by another player.');
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  await expect(office.getByText(`Removed “${name}”: It can offend others`)).toBeVisible();
  await office.context().close();

  await page.reload();
  await expect(result.getByText(`Our team removed the name “${name}” because it can offend others.`)).toBeVisible();
  await result.getByLabel('Name on the leaderboard').fill(name.toUpperCase());
  await result.getByRole('button', { name: 'Save name' }).click();
  await expect(result.getByText('Our team removed this name. Choose a different one.')).toBeVisible();
  const other = `Kind ${Date.now().toString().slice(-8)}`;
  await result.getByLabel('Name on the leaderboard').fill(other);
  await result.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('row').filter({ hasText: other })).toBeVisible();
});
