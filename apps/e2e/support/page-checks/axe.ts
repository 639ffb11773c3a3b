import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** The text of axe for the page. `axe.source` is the same with comments, and more than twice as long. */
const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** A theme only changes colors, so the second theme is only checked for contrast. */
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/**
 * Returns the violations that axe finds in the current state of the page. axe runs in the page itself, because
 * the builder of @axe-core/playwright also searches frames. These pages have none, and the search takes four
 * times as long. It runs at the top of the page: Playwright scrolls to what it clicks, and a button that is then
 * partly behind the header would count as too small.
 */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeText);
  return page.evaluate(async (rules) => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    scrollTo({ top: 0, behavior: 'instant' });
    const { violations } = await run.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

/** Returns the violations of WCAG 2.2 AA in the current state of the page. */
export function allViolations(page: Page): Promise<string[]> {
  return violationsOf(page, everyRule);
}

/** Returns the contrast violations in the current state of the page. */
export function contrastViolations(page: Page): Promise<string[]> {
  return violationsOf(page, contrast);
}

/**
 * Waits until React has hydrated the prerendered page. Before that, keys have no effect, and on a busy machine
 * a test can be faster.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const main = page.locator('main').first();
  const isHydrated = () =>
    main.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isHydrated, { intervals: [20, 50, 100] }).toBe(true);
}

/** Waits until an opened page and its data have loaded. */
export async function waitForPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForHydration(page);
  await expect(page.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
}

/** Opens a page, waits until it has loaded, and expects no violations of WCAG 2.2 AA. */
export async function expectNoViolations(page: Page, path: string, theme: 'dark' | 'light'): Promise<void> {
  await page.goto(path);
  await waitForPage(page);
  const violations = await (theme === 'dark' ? allViolations(page) : contrastViolations(page));
  expect(violations.map((violation) => `${path} ${violation}`)).toEqual([]);
}

/** Returns by how many pixels the page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

export async function expectNoHorizontalScroll(page: Page, path: string): Promise<void> {
  expect(await horizontalOverflow(page), `${path} scrolls horizontally`).toBe(0);
}

/**
 * Expects no violations of WCAG 2.2 AA in the current state of the page.
 * @param state Its name in the failure message.
 */
export async function expectClean(page: Page, state: string): Promise<void> {
  expect((await allViolations(page)).map((violation) => `${state} ${violation}`)).toEqual([]);
}
