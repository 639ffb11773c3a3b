import { expect } from '@playwright/test';
import { contrastViolations, expectClean, expectNoSideways } from '../support/axe.ts';
import { watchFaults } from '../support/faults.ts';
import { test } from '../support/test.ts';
import { lostWhenSpaced } from '../support/text-spacing.ts';

for (const width of [360, 1280]) {
  test(`every component is shown in every state, in both themes, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const faults = watchFaults(page);
    await page.goto('/dev/ui');
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    const dialog = page.frameLocator('iframe[title="Dialogs: alert"]').getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expectClean(page, 'dark');
    expect(await lostWhenSpaced(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use the light theme' }).first().click();
    await expect(dialog).toBeVisible();
    expect(await contrastViolations(page)).toEqual([]);
    await expectNoSideways(page, '/dev/ui');
    expect(faults).toEqual([]);
  });
}

test('what only the pointer or the keyboard brings about is shown without them', async ({ page }) => {
  await page.goto('/dev/ui');
  const styleOf = (part: string, what: 'backgroundColor' | 'outlineStyle') =>
    page
      .locator(`${part} .btn-p`)
      .first()
      .evaluate((button, name) => getComputedStyle(button)[name], what);
  expect(await styleOf('.forced-hover', 'backgroundColor')).not.toBe(await styleOf('figure', 'backgroundColor'));
  expect(await styleOf('.forced-focus', 'outlineStyle')).toBe('solid');
  expect(await styleOf('figure', 'outlineStyle')).toBe('none');
  const skip = page.frameLocator('iframe[title^="Frame: skip"]').getByRole('link');
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
});
