import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Margin around a control, for anything that is drawn outside its border. */
const margin = 6;
/**
 * Minimum share of different pixels that makes two pictures clearly distinguishable: for one control in two
 * states, and for two controls, whose texts differ anyway.
 */
export const minimumForOneControl = 0.05;
export const minimumForTwoControls = 0.12;
const otherFrom = 60;

/** Takes a picture of the control without the pointer on it. */
export async function pictureOf(control: Locator): Promise<Buffer> {
  const page = control.page();
  await page.mouse.move(0, 0);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page`);
  const { width, height } = box;
  const clip = { x: box.x - margin, y: box.y - margin, width: width + 2 * margin, height: height + 2 * margin };
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip });
}

/** Returns the share of pixels with a different color, after scaling both pictures to one size. */
export async function shareOfDifferentPixels(one: Buffer, other: Buffer): Promise<number> {
  const size = { width: 96, height: 96, fit: 'fill' as const };
  const [a, b] = await Promise.all([one, other].map((shot) => sharp(shot).resize(size).removeAlpha().raw().toBuffer()));
  let count = 0;
  for (let at = 0; at < size.width * size.height; at += 1) {
    const off = [0, 1, 2].map((channel) => Math.abs((a?.[3 * at + channel] ?? 0) - (b?.[3 * at + channel] ?? 0)));
    if (Math.max(...off) >= otherFrom) count += 1;
  }
  return count / (size.width * size.height);
}

export async function expectDifferent(one: Buffer, other: Buffer, least: number, what: string): Promise<void> {
  expect(await shareOfDifferentPixels(one, other), `${what} look the same`).toBeGreaterThan(least);
}

/** Runs with both usual system settings: light on dark, and dark on light. */
export async function inForcedColors(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await look();
  }
  await page.emulateMedia({ forcedColors: 'none' });
}
