import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A theme changes colours and nothing else, so the second one is checked for contrast alone. */
const contrast = ['color-contrast'];
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens a page, waits until it is there, and finds nothing in it that WCAG 2.2 AA forbids. */
export async function expectNoViolations(page: Page, path: string, theme: 'dark' | 'light'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'dark' ? axe.withTags(rules) : axe.withRules(contrast)).analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

export async function expectNoSideways(page: Page, path: string): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(window ?? 0);
}
