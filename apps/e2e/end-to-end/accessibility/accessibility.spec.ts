import { expect } from '@playwright/test';
import {
  contrastViolations,
  expectClean,
  expectNoHorizontalScroll,
  waitForHydration,
  waitForPage,
} from '../../support/page-checks/axe.ts';
import { textsLostBySpacing } from '../../support/page-checks/text-spacing.ts';
import { signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';

// crawl.spec.ts checks every page at its own URL. This file checks other states of pages.

const states = [
  '/games?tab=table',
  '/no/such/page',
  '/dashboard/activity?show=rounds',
  '/buy-coins/return?order=0199a0a0-0000-7000-8000-00000000000a',
];

const themes = ['dark', 'light'] as const;

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, width === 360 ? {} : nightly, () => {
    test.use({ viewport: { width, height: 800 } });

    test('empty and error states have no violations', async ({ page }) => {
      await signedIn(page);
      for (const [turn, path] of states.entries()) {
        // Each change checks each state in one theme, alternating between states.
        const theme = themes[turn % 2] as (typeof themes)[number];
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(path);
        await waitForPage(page);
        await expectClean(page, `${path} in the ${theme} theme`);
        if (process.env.NIGHTLY) {
          await page.emulateMedia({ colorScheme: themes[(turn + 1) % 2] as (typeof themes)[number] });
          expect(await contrastViolations(page), path).toEqual([]);
        }
        await expectNoHorizontalScroll(page, path);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the promo strip has one line, and the open menu and field errors have no violations', async ({ page }) => {
    await page.goto('/register');
    const strip = await page.getByRole('complementary', { name: 'Welcome offer' }).boundingBox();
    expect(strip?.height).toBeLessThan(36);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expectClean(page, 'marked fields');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectClean(page, 'open menu');
  });
});

test('selected options and primary buttons are distinguishable in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(page);
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const pages = [
    ['/games', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['/dashboard', 'label.option:has(:checked)', 'label.option:not(:has(:checked))'],
    ['/dashboard', 'main .btn-p', 'main .btn-s'],
  ] as const;
  for (const [path, chosen, other] of pages) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const grounds = await Promise.all([chosen, other].map((which) => page.locator(which).first().evaluate(groundOf)));
    expect(grounds[0], `${chosen} on ${path}`).not.toBe(grounds[1]);
  }
});

test('a button that changes its look changes text and background at the same time', async ({ page }) => {
  await page.goto('/contact');
  const grounds = await page.getByRole('button', { name: 'Send message' }).evaluate(async (button) => {
    const ground = () => getComputedStyle(button).backgroundColor;
    const before = ground();
    await new Promise(requestAnimationFrame);
    button.classList.replace('btn-p', 'btn-s');
    const atOnce = ground();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { before, atOnce, after: ground() };
  });
  expect(grounds.before).not.toBe(grounds.after);
  expect(grounds.atOnce).toBe(grounds.after);
});

test('the check for text spacing finds every kind of lost text', async ({ page }) => {
  // The widths are those of characters, because each machine has other typefaces.
  await page.setContent(`
    <style>body { font: 16px/1.2 monospace } button { font: inherit; padding: 0 }</style>
    <p style="height: 2.4em; overflow: hidden; width: 17ch">In two lines as it is written</p>
    <p style="width: 15ch; overflow: hidden; white-space: nowrap">Cut at its end</p>
    <button style="width: 17ch; white-space: nowrap; border: 1px solid">Out of its edge</button>
    <div style="position: relative; height: 4em">
      <span style="position: absolute; top: 0">First of two in a row</span>
      <span style="position: absolute; top: 0; left: 24ch">Second of them</span>
    </div>
    <div style="height: 1.5em; overflow: auto"><p>Read by scrolling</p><p>and no loss</p></div>
    <p>Nor is what may grow</p>`);
  expect(await textsLostBySpacing(page)).toEqual([
    expect.stringMatching(/^"In two lines .* is cut off by <p/),
    expect.stringMatching(/^"Cut at its end" is cut off by <p/),
    expect.stringMatching(/^"Out of its edge" leaves <button/),
    '"First of two in a row" and "Second of them" overlap',
  ]);
});
