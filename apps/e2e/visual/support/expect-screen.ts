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
import { contactSheet, playerSizes, type Size, scale, shoot, type Window, windowsOf } from './window-sizes.ts';

const baselines = new URL('../baselines/', import.meta.url);
/** A folder for a picture of each screen. `pnpm visual --at REVISION` sets it. */
const { VISUAL_PICTURES: pictures } = process.env;
/** Number of attempts. After these, pending work of a loaded page has finished. */
const tries = 6;
const betweenTriesMs = 250;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`${name}.txt`, baselines));
}

function titleOf({ size, theme }: Window): string {
  return `${size.width}x${size.height} ${theme}`;
}

/**
 * Shows the page in its typefaces even if they arrived after the first paint. The site then keeps its fallback fonts
 * (`font-display: optional`).
 */
async function useTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // freezePage adopts a sheet of its own, so the number of sheets says nothing.
    if (![...document.fonts].some(({ display }) => display === 'block')) {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        faces
          .filter((face) => face.includes('optional'))
          .join('')
          .replaceAll('optional', 'block'),
      );
      document.adoptedStyleSheets.push(sheet);
    }
    await Promise.all([...document.fonts].filter(({ display }) => display === 'block').map((face) => face.load()));
  });
}

/** Prepares the page for this window and theme, and waits for its layout. */
async function settle(page: Page, { size, theme }: Window): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await useTypefaces(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Returns the first picture that matches the previous one. */
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

/** Returns where a window differs from its baseline, after several attempts. */
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

/** Reads the stored fingerprints by window. Empty if there is no baseline. */
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

/**
 * Each change compares one window of each screen: one size in one theme. The screens take turns, so each size and theme is
 * compared for some of them. The nightly run compares every size in both themes.
 */
function comparedWindows(name: string, windows: readonly Window[]): readonly Window[] {
  if (process.env.NIGHTLY) return windows;
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return windows.filter((_, index) => index === turn % windows.length);
}

/**
 * Returns the differences between the page and its baseline.
 * @throws Error if there is no baseline.
 */
export async function differencesFrom(page: Page, name: string, sizes = playerSizes, most = tries): Promise<string[]> {
  const baseline = readBaseline(name);
  const found: string[] = [];
  for (const window of comparedWindows(name, windowsOf(sizes))) {
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

/** Stores the page as its baseline. Cells that the comparison treats as equal keep their stored text. */
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
 * Expects the page to match its baseline in every window and both themes. With `pnpm visual --update`, the page
 * becomes the baseline.
 * @param name The path of the baseline below `visual/baselines`, without its extension.
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
