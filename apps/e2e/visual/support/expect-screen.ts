import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type Difference, differencesOf, withDifferences } from './compare.ts';
import {
  cellSize,
  type Fingerprint,
  fingerprintOf,
  type Pixels,
  readFingerprint,
  writeFingerprint,
} from './fingerprint.ts';
import { contactSheet, playerSizes, type Size, scale, shoot, type Window, windowsOf } from './windows.ts';

const baselines = new URL('../baselines/', import.meta.url);
/** A folder for the picture of each screen; `pnpm visual --at REVISION` sets it. */
const { VISUAL_PICTURES: pictures } = process.env;
/** What a page still does after it has loaded is over by then. */
const tries = 6;
const betweenTriesMs = 250;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`${name}.txt`, baselines));
}

function titleOf({ size, theme }: Window): string {
  return `${size.width}x${size.height} ${theme}`;
}

/** The page in this window and theme, at its top, once it has finished its layout and what it fetches for that. */
async function settle(page: Page, { size, theme }: Window): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The first picture that shows the same as the one before it. */
async function shootStill(page: Page, window: Window): Promise<Pixels> {
  await settle(page, window);
  let shot = await shoot(page, window);
  for (let attempt = 1; attempt < tries; attempt += 1) {
    await page.waitForTimeout(betweenTriesMs);
    const next = await shoot(page, window);
    if (differencesOf(fingerprintOf(shot), fingerprintOf(next)).length === 0) break;
    shot = next;
  }
  return shot;
}

/** Where a window differs from its baseline, after a few tries. */
async function differencesIn(page: Page, window: Window, stored: Fingerprint, most: number): Promise<Difference[]> {
  await settle(page, window);
  let found = differencesOf(stored, fingerprintOf(await shoot(page, window)));
  for (let attempt = 1; attempt < most && found.length > 0; attempt += 1) {
    await page.waitForTimeout(betweenTriesMs);
    found = differencesOf(stored, fingerprintOf(await shoot(page, window)));
  }
  return found;
}

function report(window: Window, found: readonly Difference[]): string[] {
  const [first] = found;
  if (!first) return [];
  const place = [first.column, first.row].map((cell) => Math.round((cell * cellSize) / scale)).join(', ');
  return [`${titleOf(window)}: other ${first.what} at ${place}, ${found.length} cells in all`];
}

/** The stored fingerprints by window; empty when there is no baseline. */
function readBaseline(name: string): Map<string, Fingerprint> {
  const file = fileOf(name);
  if (!existsSync(file)) return new Map();
  const parts = readFileSync(file, 'utf8').trimEnd().split('\n\n');
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), readFingerprint(part.slice(end + 1))];
    }),
  );
}

/** For every change each size is compared in one of the themes, by turns; the nightly run compares every size in both. */
function isCompared(index: number, sizes: readonly Size[]): boolean {
  const [row, column] = [Math.floor(index / sizes.length), index % sizes.length];
  return Boolean(process.env.NIGHTLY) || (row + column) % 2 === 0;
}

/**
 * In what the page differs now from its baseline.
 * @throws Error when there is none.
 */
export async function differencesFrom(page: Page, name: string, sizes = playerSizes, most = tries): Promise<string[]> {
  const baseline = readBaseline(name);
  const found: string[] = [];
  for (const [index, window] of windowsOf(sizes).entries()) {
    if (!isCompared(index, sizes)) continue;
    const stored = baseline.get(titleOf(window));
    if (!stored) throw new Error(`${name} has no baseline. Create it: pnpm visual --update -g "${name}"`);
    found.push(...report(window, await differencesIn(page, window, stored, most)));
  }
  return found;
}

async function shootAll(page: Page, windows: readonly Window[]): Promise<Pixels[]> {
  const shots: Pixels[] = [];
  for (const window of windows) shots.push(await shootStill(page, window));
  return shots;
}

/** Stores the page as its baseline. Cells that are the same for the comparison keep their stored text. */
async function update(page: Page, name: string, windows: readonly Window[]): Promise<void> {
  const baseline = readBaseline(name);
  const shots = await shootAll(page, windows);
  const parts = windows.map((window, index) => {
    const now = fingerprintOf(shots[index] as Pixels);
    const stored = baseline.get(titleOf(window));
    return `${titleOf(window)}\n${writeFingerprint(stored ? withDifferences(stored, now) : now)}`;
  });
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `${parts.join('\n\n')}\n`);
}

/**
 * Expects the page to show what its baseline shows, in every window and both themes. With `pnpm visual --update` it becomes
 * the baseline.
 * @param name of the baseline, below `visual/baselines`, without its ending.
 */
export async function expectScreen(page: Page, name: string, sizes: readonly Size[] = playerSizes): Promise<void> {
  const { updateSnapshots } = test.info().config;
  const windows = windowsOf(sizes);
  if (pictures) {
    const file = join(pictures, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, await contactSheet(windows, await shootAll(page, windows)));
  }
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') return update(page, name, windows);
  const found = await differencesFrom(page, name, sizes);
  if (found.length === 0) return;
  const now = await contactSheet(windows, await shootAll(page, windows));
  await test.info().attach(`${name}.webp`, { body: now, contentType: 'image/webp' });
  expect(
    found,
    `${name} differs from its baseline. A picture of it now is attached; one of it before: pnpm visual --at HEAD -g "${name}". To accept it: pnpm visual --update -g "${name}"`,
  ).toEqual([]);
}
