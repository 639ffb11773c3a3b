import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/**
 * Marks tests that repeat others for a second width or theme. `.ci/run` skips them. The nightly run and
 * `NIGHTLY=true pnpm test` run them. Each guarantee still has a test that runs for every change.
 */
export const nightly = { tag: '@nightly' } as const;

/**
 * Every test has its own client address, so that tests do not share rate limits (198.18.0.0/15 is reserved for
 * tests).
 */
export const test = base.extend<{ showsTour: boolean }>({
  /** Whether the browser has not yet seen the tour of a new player. It covers the dashboard, so most tests hide it. */
  showsTour: [false, { option: true }],
  context: async ({ context, showsTour }, use) => {
    if (!showsTour) await context.addInitScript(hideTour);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});

/** Opens a page in another browser of a player, which has seen the tour. */
export async function openElsewhere(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(hideTour);
  return context.newPage();
}

/** What the site stores after the tour (apps/web/src/lib/browser/tour-seen.ts). Other origins may have no storage. */
function hideTour(): void {
  try {
    localStorage.setItem('goldwren-tour', 'seen');
  } catch {
    // Not a page of the site.
  }
}
