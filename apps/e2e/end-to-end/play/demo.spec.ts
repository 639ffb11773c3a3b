import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { outcomeOf, primary } from '../../support/games.ts';
import { expectClean, horizontalOverflow } from '../../support/page-checks/axe.ts';
import { logIn, newPerson, register, signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

/** Collects the calls that only a player's table may make. */
function watchGameCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(games\/\d+\/session|wallet)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test.describe('a demo on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a visitor plays a verified round without an account, then signs up and plays the same game', async ({
    page,
  }) => {
    const faults = watchFaults(page);
    const calls = watchGameCalls(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Or try a demo round now, without an account' }).click();
    await expect(page.getByText('18 or older')).toBeVisible();
    const yes = page.getByRole('button', { name: 'I am old enough' });
    await expect(yes).toBeInViewport({ ratio: 1 });
    await expectClean(page, 'the question for the age');
    await yes.click();
    await expect(page.getByText('Demo GC: 2,000,000')).toBeVisible();
    await primary(page).click();
    // The symbols are random. One demo in about a hundred has free spins, which take longer.
    await expect(async () => {
      const skip = page.getByRole('button', { name: 'Skip', exact: true });
      if (await skip.isVisible()) await skip.click();
      await expect(outcomeOf(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('Your browser has verified that the secret')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await expectClean(page, 'a demo after a round');
    await page.getByRole('button', { name: 'Sound: off' }).click();
    await expect(page.getByLabel('Background')).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(calls).toEqual([]);

    await page.getByRole('link', { name: 'Sign up and play' }).click();
    const person = newPerson();
    await register(page, person);
    await logIn(page, person);
    await expect(page).toHaveURL(/\/games\/starlight-fortune$/);
    await expect(page.getByText('Gold: 2,000,000 • SC: 2')).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('the age is asked once in a tab, and a hand can be played to its end', async ({ page }) => {
    await page.goto('/games/midnight-blackjack');
    await page.getByRole('link', { name: 'Play a demo without an account' }).click();
    await page.getByRole('button', { name: 'I am old enough' }).click();
    await primary(page).click();
    await expect(async () => {
      const stand = page.getByRole('button', { name: 'Stand' });
      if (await stand.isVisible()) await stand.click();
      await expect(outcomeOf(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('button', { name: /: details of Keno Fortune$/ }).click();
    await page.getByRole('link', { name: 'Demo of Keno Fortune' }).click();
    await expect(page.getByText('Demo GC: 2,000,000')).toBeVisible();
  });
});

/** Hands with a decision. */
const hands = process.env.NIGHTLY ? 4 : 2;

// Without motion the table is ready sooner, so each change checks that. The nightly run also checks with motion.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `the second tap on Deal takes no decision in a hand of Blackjack (motion: ${reducedMotion})`,
    reducedMotion === 'reduce' ? {} : nightly,
    async ({ browser }) => {
      const context = await browser.newContext({
        hasTouch: true,
        reducedMotion,
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      await page.goto('/games/midnight-blackjack/demo');
      await page.getByRole('button', { name: 'I am old enough' }).click();
      const seats = page.locator('.seat-label .sr-only');
      const button = primary(page);
      for (let deals = 0, open = 0; open < hands; deals++) {
        expect(deals).toBeLessThan(20);
        await expect(button).toHaveText('Deal');
        await expect(button).not.toHaveAttribute('aria-disabled');
        const box = await button.boundingBox();
        if (!box) throw new Error('The button has no box');
        const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        const dealtAt = Date.now();
        await tap();
        for (const at of [300, 500, 700, 850]) {
          await page.waitForTimeout(Math.max(0, dealtAt + at - Date.now()));
          // On a busy machine, a tap can be too late to be the second tap on Deal.
          if (Date.now() - dealtAt < 900) await tap();
        }
        await expect(async () => {
          await page.keyboard.press('Escape');
          await expect(button).toHaveText(/^(Hit|Deal)$/);
          await expect(button).not.toHaveAttribute('aria-disabled', { timeout: 1_000 });
        }).toPass();
        // A blackjack ends the round without a decision.
        if ((await button.textContent()) === 'Deal') continue;
        open += 1;
        expect((await seats.last().textContent())?.split(', ')).toHaveLength(2);
        await expect(async () => {
          const stand = page.getByRole('button', { name: 'Stand' });
          if (await stand.isVisible()) await stand.click();
          await page.keyboard.press('Escape');
          await expect(button).toHaveText('Deal', { timeout: 400 });
        }).toPass();
      }
      await context.close();
    },
  );

test('a player gets the game instead of a demo, and sees no links to demos', async ({ page }) => {
  await signedIn(page);
  await page.goto('/games/keno-fortune/demo');
  await expect(page).toHaveURL(/\/games\/keno-fortune$/);
  await page.goto('/games');
  await expect(page.getByRole('link', { name: 'Play Keno Fortune' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Demo of / })).toHaveCount(0);
});

test('an unknown game has no demo', async ({ page }) => {
  await page.goto('/games/no-such-game/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
});
