import { expect } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { contrastViolations, expectClean, expectNoHorizontalScroll } from '../../support/page-checks/axe.ts';
import { textsLostBySpacing } from '../../support/page-checks/text-spacing.ts';
import { nightly, test } from '../../support/test.ts';

for (const width of [360, 1280]) {
  const name = `the gallery shows every component in every state, in both themes, at ${width} pixels`;
  test(name, width === 360 ? {} : nightly, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const faults = watchFaults(page);
    await page.goto('/dev/ui');
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    const dialog = page.frameLocator('iframe[title="Dialogs: alert"]').getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expectClean(page, 'dark');
    expect(await textsLostBySpacing(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use light theme' }).first().click();
    await expect(dialog).toBeVisible();
    expect(await contrastViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page, '/dev/ui');
    expect(faults).toEqual([]);
  });
}

test('the gallery shows pointer and keyboard states without pointer and keyboard', async ({ page }) => {
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
