import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Download, expect, type Page } from '@playwright/test';
import { expectVerified } from '../../support/games.ts';
import { expectClean } from '../../support/page-checks/axe.ts';
import { signedIn } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

async function spin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spin' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectVerified(page);
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function expectPublicReplay(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('table', { name: 'Symbols on the reels' })).toBeVisible();
  await expect(visitor.getByText('The payout follows the rules of the game.')).toBeVisible({ timeout: 30_000 });
  await expectClean(visitor, visitor.url());
  await context.close();
}

/** Runs the downloaded checker with plain Node in a folder that contains nothing else. Returns its exit code. */
async function runChecker(page: Page, exported: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'goldwren-checker-'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the checker' }).click(),
  ]);
  await download.saveAs(join(folder, 'goldwren-verify.mjs'));
  await writeFile(join(folder, 'session.json'), exported);
  const command = (await page.getByText(/^node goldwren-verify\.mjs/).textContent()) ?? '';
  const [, ...args] = command.split(' ');
  const code = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: {} }, (error) => resolve(error === null ? 0 : error.code));
  });
  await rm(folder, { recursive: true });
  return code;
}

test('a round has a proof, its session is verified, and its replay is public', async ({ page, browser }) => {
  await signedIn(page);
  await page.goto('/games/starlight-fortune');
  await spin(page);
  await page.getByRole('button', { name: 'Proof' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proof of this round' });
  await expect(dialog.getByText(/are the ones that this browser stored before it sent them/)).toBeVisible();
  await expect(dialog.getByText('Verified in this browser')).toBeVisible();
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as image' }).click(),
  ]);
  expect((await readFile(await image.path())).subarray(1, 4).toString()).toBe('PNG');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText(/^The revealed secret matches/)).toBeVisible();
  await expectClean(page, page.url());
  const link = await dialog.getByRole('link', { name: 'Replay' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText(/the final statement is signed/)).toBeVisible();

  await page.goto('/fairness');
  await expect(page.getByRole('listitem').getByText('Verified')).toBeVisible();
  await expectClean(page, page.url());
  await page.getByRole('button', { name: /^Proof of Starlight Fortune/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download session' }).click(),
  ]);
  const exported = await textOf(download);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const field = page.getByLabel('A round or session that you downloaded from a proof');
  await field.fill(exported);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText(/^Verified: the round comes/)).toBeVisible();
  await field.fill(exported.replace(/"payout": "[^"]*"/, '"payout": "77000.00"'));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText(/^This file does not match/)).toBeVisible();

  expect(await runChecker(page, exported)).toBe(0);
  expect(await runChecker(page, exported.replace(/"payout": "[^"]*"/, '"payout": "77000.00"'))).toBe(1);

  await expectPublicReplay(browser, new URL(String(link), page.url()).href);
});

test('a browser without storage says at the table and on the fairness page that its log is lost', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.goto('/games/starlight-fortune');
  await page.getByRole('button', { name: 'Fairness log is not stored' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fairness log of this browser' });
  await expect(dialog.getByText(/Leave private mode/)).toBeVisible();
  await expectClean(page, page.url());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await spin(page);
  await page.getByRole('button', { name: 'Proof' }).click();
  const proof = page.getByRole('dialog', { name: 'Proof of this round' });
  await expect(proof.getByText(/^This browser has no record of playing this round/)).toBeVisible();
  await proof.getByRole('link', { name: 'How rounds are made fair' }).click();
  await expect(page.getByText(/^Fairness log is not stored/)).toBeVisible();
  await expect(page.getByText('Not in this log')).toBeVisible();
});

test('a visitor sees that the code of the page is that of the build in the public log', async ({ page }) => {
  await page.goto('/fairness');
  await expect(
    page.getByText('All script and style files that this page has loaded are those of the build.'),
  ).toBeVisible();
  await expect(page.getByText('This build is in the public log.')).toBeVisible();
});
