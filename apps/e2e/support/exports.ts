import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

/** The worker begins at once; a busy machine may need a while. */
const builtWithinMs = 60_000;

/** Waits until the file that was asked for is built, without a press. */
export async function expectBuilt(page: Page): Promise<void> {
  await expect(page.getByText(/^Your file is ready/)).toBeVisible({ timeout: builtWithinMs });
}

/** Presses the button on screen and takes the archive apart: the text of each file by its name, and what it was called. */
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
