import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from './compare.ts';

/** Of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone, the same on its side, a tablet and a desk. */
export const playerSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
export const themes = ['dark', 'light'] as const;

/** Pictures are kept at this size: enough to see what is where, little enough to keep them all. */
export const scale = 0.4;

/** One window of a sheet, and its place there in pixels of the picture. */
export interface Tile {
  readonly size: Size;
  readonly theme: (typeof themes)[number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A row of windows for each theme. */
export function tilesOf(sizes: readonly Size[]): Tile[] {
  const row = Math.max(...sizes.map(({ height }) => Math.round(height * scale)));
  return themes.flatMap((theme, line) => {
    let left = 0;
    return sizes.map((size) => {
      const width = Math.round(size.width * scale);
      const tile = { size, theme, left, top: line * row, width, height: Math.round(size.height * scale) };
      left += width;
      return tile;
    });
  });
}

/** What a window shows now, at the size of its tile. */
export async function shoot(page: Page, { width, height }: Tile): Promise<Pixels> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const data = await sharp(shot)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** The whole sheet as it is kept. */
export async function encode(tiles: readonly Tile[], shots: readonly Pixels[]): Promise<Buffer> {
  const width = Math.max(...tiles.map((tile) => tile.left + tile.width));
  const height = Math.max(...tiles.map((tile) => tile.top + tile.height));
  const layers = tiles.map(({ left, top }, index) => {
    const { data, ...size } = shots[index] as Pixels;
    return { input: Buffer.from(data), raw: { ...size, channels: 3 as const }, left, top };
  });
  const ground = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  return ground.composite(layers).webp({ quality: 60, effort: 6, smartSubsample: true }).toBuffer();
}

/** The tiles of a sheet that was kept; null when it was made for other windows. */
export async function decode(sheet: Buffer, tiles: readonly Tile[]): Promise<Pixels[] | null> {
  const { data, info } = await sharp(sheet).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const fits = tiles.every((tile) => tile.left + tile.width <= info.width && tile.top + tile.height <= info.height);
  return fits ? tiles.map((tile) => cutOut(data, info.width, tile)) : null;
}

function cutOut(sheet: Uint8Array, sheetWidth: number, { left, top, width, height }: Tile): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * sheetWidth + left) * 3;
    data.set(sheet.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, data };
}
