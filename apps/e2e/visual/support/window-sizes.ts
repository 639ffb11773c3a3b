import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from './fingerprint.ts';

/** Size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone in portrait and landscape, a tablet and a desktop. */
export const playerSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
export const themes = ['dark', 'light'] as const;

/**
 * Pictures are scaled by this factor. It is enough to see the layout, and reduces the influence of the font
 * rasteriser.
 */
export const scale = 0.4;

/** A window with its size and theme, and its position in a contact sheet in pixels of the picture. */
export interface Window {
  readonly size: Size;
  readonly theme: (typeof themes)[number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns one row of windows for each theme. */
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

/** Takes a scaled picture of the current window. */
export async function shoot(page: Page, { width, height }: Window): Promise<Pixels> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const data = await sharp(shot)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** Combines all windows in one picture for a person. */
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
