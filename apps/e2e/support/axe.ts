import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** A theme changes colours and nothing else, so the second one is checked for contrast alone. */
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/**
 * What axe finds on the page as it stands. It runs in the page itself: the builder of @axe-core/playwright looks into frames,
 * of which there are none here, and takes four times as long.
 */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (wanted) => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, { runOnly: wanted, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

/** What WCAG 2.2 AA forbids on the page as it stands. */
export function allViolations(page: Page): Promise<string[]> {
  return violationsOf(page, everyRule);
}

/** What cannot be read on the page as it stands. */
export function contrastViolations(page: Page): Promise<string[]> {
  return violationsOf(page, contrast);
}

/**
 * Waits until the script has taken over what came with the document. Before that nothing answers keys, and on a busy machine
 * a test is there first.
 */
export async function takenOver(page: Page): Promise<void> {
  const main = page.locator('main').first();
  const isTaken = () => main.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isTaken, { intervals: [20, 50, 100] }).toBe(true);
}

/** Waits until a page that was opened is there, with what it loads. */
export async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takenOver(page);
  await expect(page.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
}

/** Opens a page, waits until it is there, and finds nothing in it that WCAG 2.2 AA forbids. */
export async function expectNoViolations(page: Page, path: string, theme: 'dark' | 'light'): Promise<void> {
  await page.goto(path);
  await arrived(page);
  const violations = await (theme === 'dark' ? allViolations(page) : contrastViolations(page));
  expect(violations.map((violation) => `${path} ${violation}`)).toEqual([]);
}

/** By how many pixels the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

export async function expectNoSideways(page: Page, path: string): Promise<void> {
  expect(await sideways(page), `${path} scrolls sideways`).toBe(0);
}

/** Finds nothing on the page as it stands that WCAG 2.2 AA forbids. @param state Names it where something is found. */
export async function expectClean(page: Page, state: string): Promise<void> {
  expect((await allViolations(page)).map((violation) => `${state} ${violation}`)).toEqual([]);
}
