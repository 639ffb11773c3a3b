import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type Difference, differencesOf, type Pixels } from './compare.ts';
import { decode, encode, playerSizes, type Size, scale, shoot, type Tile, tilesOf } from './sheet.ts';

const pictures = new URL('../pictures/', import.meta.url);
/** What a page still does after it has come is over by then. */
const tries = 6;
const betweenTriesMs = 250;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`${name}.webp`, pictures));
}

/** In this window and theme, at the top of the page, once what it has to lay out and to fetch for that is there. */
async function settle(page: Page, { size, theme }: Tile): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The first shot that is like the one before it. */
async function shootStill(page: Page, tile: Tile): Promise<Pixels> {
  await settle(page, tile);
  let shot = await shoot(page, tile);
  for (let again = 1; again < tries; again += 1) {
    await page.waitForTimeout(betweenTriesMs);
    const next = await shoot(page, tile);
    if (differencesOf(shot, next).length === 0) break;
    shot = next;
  }
  return shot;
}

/** Where a window differs from its picture, after a few tries. */
async function offFrom(page: Page, tile: Tile, kept: Pixels, most: number): Promise<Difference[]> {
  await settle(page, tile);
  let off = differencesOf(kept, await shoot(page, tile));
  for (let again = 1; again < most && off.length > 0; again += 1) {
    await page.waitForTimeout(betweenTriesMs);
    off = differencesOf(kept, await shoot(page, tile));
  }
  return off;
}

function told({ size, theme }: Tile, off: readonly Difference[]): string[] {
  const [first] = off;
  if (!first) return [];
  const place = `${Math.round(first.x / scale)}, ${Math.round(first.y / scale)}`;
  return [`${size.width} × ${size.height}, ${theme}: ${first.what} otherwise at ${place}, in ${off.length} places`];
}

async function keptSheet(name: string, tiles: readonly Tile[]): Promise<Pixels[] | null> {
  const file = fileOf(name);
  return existsSync(file) ? decode(readFileSync(file), tiles) : null;
}

/** For every change each size is compared, in the themes by turns; the nightly run compares every size in both. */
function isCompared(index: number, sizes: readonly Size[]): boolean {
  const [row, column] = [Math.floor(index / sizes.length), index % sizes.length];
  return Boolean(process.env.NIGHTLY) || (row + column) % 2 === 0;
}

/**
 * What the page as it stands shows otherwise than its picture.
 * @throws Error when there is none.
 */
export async function differencesFrom(page: Page, name: string, sizes = playerSizes, most = tries): Promise<string[]> {
  const tiles = tilesOf(sizes);
  const sheet = await keptSheet(name, tiles);
  if (!sheet) throw new Error(`There is no picture ${name}. Take it: pnpm looks --update-snapshots -g "${name}"`);
  const found: string[] = [];
  for (const [index, tile] of tiles.entries()) {
    if (isCompared(index, sizes)) found.push(...told(tile, await offFrom(page, tile, sheet[index] as Pixels, most)));
  }
  return found;
}

async function takeAll(page: Page, tiles: readonly Tile[]): Promise<Pixels[]> {
  const shots: Pixels[] = [];
  for (const tile of tiles) shots.push(await shootStill(page, tile));
  return shots;
}

/** Keeps the page as it stands, unless its picture shows it already: one that is compressed anew is never the same file. */
async function keep(page: Page, name: string, tiles: readonly Tile[]): Promise<void> {
  const shots = await takeAll(page, tiles);
  const sheet = await keptSheet(name, tiles);
  if (sheet?.every((kept, index) => differencesOf(kept, shots[index] as Pixels).length === 0)) return;
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), await encode(tiles, shots));
}

/**
 * The page as it stands looks like its picture in every window and both themes. With `--update-snapshots` the picture is
 * taken anew where it does not.
 * @param name of the picture, below `looks/pictures`, without its ending.
 */
export async function expectLook(page: Page, name: string, sizes: readonly Size[] = playerSizes): Promise<void> {
  const { updateSnapshots } = test.info().config;
  const tiles = tilesOf(sizes);
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') return keep(page, name, tiles);
  const found = await differencesFrom(page, name, sizes);
  if (found.length === 0) return;
  const asItIs = await encode(tiles, await takeAll(page, tiles));
  await test.info().attach(`${name} as it is.webp`, { body: asItIs, contentType: 'image/webp' });
  expect(
    found,
    `${name} looks otherwise than looks/pictures/${name}.webp; if it should: pnpm looks --update-snapshots -g "${name}"`,
  ).toEqual([]);
}
