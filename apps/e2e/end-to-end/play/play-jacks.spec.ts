import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { expectVerified } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

async function deal(page: Page): Promise<void> {
  await signedIn(page);
  await page.goto('/games/jacks-or-better-poker');
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByText('Choose the cards to hold, then draw.')).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
}

function cards(page: Page) {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /^Hold (?!Card face down)/ });
}

/** Holds the first card. A hand that pays is drawn without a question only when a card is held. */
async function hold(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true');
}

/** Screen reader text of each card, such as "Hold queen of clubs". */
function namesOf(page: Page): Promise<string[]> {
  return cards(page).locator('.sr-only').allTextContents();
}

test('a hand is dealt, held with key and click, drawn and verified', async ({ page }) => {
  const faults = watchFaults(page);
  await deal(page);
  const [first] = await namesOf(page);
  await page.keyboard.press('1');
  await cards(page).nth(3).click();
  await expect(cards(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expectClean(page, page.url());
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
  await expectVerified(page);
  const held = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await expect(held).toHaveAccessibleName(String(first).replace('Hold ', ''));
  expect(faults).toEqual([]);
});

test('a double click on Deal only deals, and does not draw while the cards turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signedIn(page);
  await page.goto('/games/jacks-or-better-poker');
  const draws: string[] = [];
  page.on('request', (request) => void (/\/actions$/.test(request.url()) && draws.push(request.url())));
  // The clicks run inside the page, so that their timing does not depend on the machine: from Deal until 0.4 s
  // after the button has become Draw.
  await page.getByRole('button', { name: 'Deal' }).evaluate(async (button: HTMLElement) => {
    for (let dealtAt = 0; dealtAt === 0 || performance.now() - dealtAt < 400; ) {
      button.click();
      if (dealtAt === 0 && button.textContent === 'Draw') dealtAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.keyboard.press('1');
  await expect(page.getByText('Choose the cards to hold, then draw.')).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  expect(draws).toEqual([]);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expectVerified(page);
  expect(draws).toHaveLength(1);
});

test('an open hand survives a reload with its held cards, and continues', async ({ page }) => {
  await deal(page);
  const before = await namesOf(page);
  await page.keyboard.press('2');
  await cards(page).nth(4).click();
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  expect(await namesOf(page)).toEqual(before);
  const pressed = cards(page).and(page.locator('[aria-pressed="true"]'));
  await expect(pressed.locator('.sr-only')).toHaveText([String(before[1]), String(before[4])]);
  await page.getByRole('button', { name: 'Draw' }).click();
  await expectVerified(page);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText(/^Verified: .* your round, and the final statement is signed/)).toBeVisible();
});

test('an open hand continues in another browser only after a question, and both browsers know it', async ({
  page,
  browser,
}) => {
  await deal(page);
  const hand = await namesOf(page);
  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  const there = await other.newPage();
  await there.goto('/games/jacks-or-better-poker');
  const question = there.getByRole('alertdialog', { name: 'Your open round is in another browser' });
  await expect(question).toBeVisible();
  await expectClean(there, there.url());
  await question.getByRole('button', { name: 'Continue here' }).click();
  await expect(cards(there)).toHaveCount(5);
  expect(await namesOf(there)).toEqual(hand);

  // The first browser can no longer decide. It asks, too.
  await hold(page);
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your open round is in another browser' })).toBeVisible();

  await hold(there);
  await there.getByRole('button', { name: 'Draw' }).click();
  await expect(
    there.getByText(/^The round matches its secret\. Its seed or a decision came from another browser/),
  ).toBeVisible();
  // The next hand there is in a session of its own.
  await there.getByRole('button', { name: 'Deal' }).click();
  await expect(there.getByText('Choose the cards to hold, then draw.')).toBeVisible();
  await expect(cards(there)).toHaveCount(5);
  await hold(there);
  await there.getByRole('button', { name: 'Draw' }).click();
  await expectVerified(there);
  await page.reload();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('A fairness violation')).toHaveCount(0);
  await other.close();
});
