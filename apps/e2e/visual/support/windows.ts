import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from './fingerprint.ts';

/** Of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone, the same on its side, a tablet and a desktop. */
export const playerSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
export const themes = ['dark', 'light'] as const;

/** Pictures are reduced to this: enough to see what is where, and little enough for the font rasteriser to matter less. */
export const scale = 0.4;

/** A window in a theme, and its place in a contact sheet in pixels of the picture. */
export interface Window {
  readonly size: Size;
  readonly theme: (typeof themes)[number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A row of windows for each theme. */
export function windowsOf(sizes: readonly Size[]): Window[] {
  const row = Math.max(...sizes.map(({ height }) => Math.round(height * scale)));
  return themes.flatMap((theme, line) => {
    let left = 0;
    return sizes.map((size) => {
      const width = Math.round(size.width * scale);
      const window = { size, theme, left, top: line * row, width, height: Math.round(size.height * scale) };
      left += width;
      return window;
    });
  });
}

/** What a window shows now, reduced. */
export async function shoot(page: Page, { width, height }: Window): Promise<Pixels> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const data = await sharp(shot)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** All windows in one picture, for a person to look at. */
export async function contactSheet(windows: readonly Window[], shots: readonly Pixels[]): Promise<Buffer> {
  const width = Math.max(...windows.map((window) => window.left + window.width));
  const height = Math.max(...windows.map((window) => window.top + window.height));
  const layers = windows.map(({ left, top }, index) => {
    const { data, ...size } = shots[index] as Pixels;
    return { input: Buffer.from(data), raw: { ...size, channels: 3 as const }, left, top };
  });
  const ground = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  return ground.composite(layers).webp({ quality: 80 }).toBuffer();
}
