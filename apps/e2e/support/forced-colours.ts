import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Around a control, for what is drawn outside its edge. */
const margin = 6;
/**
 * Pictures are told apart at a glance when so much of them is another colour: of one control in two states, and of two
 * controls, whose words and numbers differ anyway.
 */
export const leastOfOne = 0.05;
export const leastOfTwo = 0.12;
const otherFrom = 60;

/** What is seen of it now, with nothing pointing at it. */
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

/** The share of pixels that are of another colour, brought to one size. */
export async function shareOtherwise(one: Buffer, other: Buffer): Promise<number> {
  const size = { width: 96, height: 96, fit: 'fill' as const };
  const [a, b] = await Promise.all([one, other].map((shot) => sharp(shot).resize(size).removeAlpha().raw().toBuffer()));
  let count = 0;
  for (let at = 0; at < size.width * size.height; at += 1) {
    const off = [0, 1, 2].map((channel) => Math.abs((a?.[3 * at + channel] ?? 0) - (b?.[3 * at + channel] ?? 0)));
    if (Math.max(...off) >= otherFrom) count += 1;
  }
  return count / (size.width * size.height);
}

export async function expectToldApart(one: Buffer, other: Buffer, least: number, what: string): Promise<void> {
  expect(await shareOtherwise(one, other), `${what} cannot be told apart`).toBeGreaterThan(least);
}

/** Both of the system's usual choices: light on dark, dark on light. */
export async function inForcedColours(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await look();
  }
  await page.emulateMedia({ forcedColors: 'none' });
}
