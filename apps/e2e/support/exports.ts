import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

/** The worker begins at once; a busy machine may need a while. */
const builtWithinMs = 60_000;

/** Waits until the requested file is ready, without a click. */
export async function expectBuilt(page: Page): Promise<void> {
  await expect(page.getByText(/^Your file is ready/)).toBeVisible({ timeout: builtWithinMs });
}

/**
 * Clicks the download button and unpacks the archive. Returns the text of each file by name, and the archive's
 * name.
 */
export async function downloaded(page: Page): Promise<{ name: string; files: Readonly<Record<string, string>> }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data', exact: true }).click();
  const download = await arriving;
  const bytes = readFileSync(await download.path());
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    Buffer.from(content).toString('utf8'),
  ]);
  return { name: download.suggestedFilename(), files: Object.fromEntries(files) };
}
