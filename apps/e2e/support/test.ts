import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/**
 * For what a second width or theme repeats: `.ci/run` leaves it out, the nightly run and `NIGHTLY=true pnpm test` do not.
 * Each guarantee keeps a test that runs for every change.
 */
export const nightly = { tag: '@nightly' } as const;

/** Every test has its own address (198.18.0.0/15 is reserved for tests), as visitors do, so that none uses up another's rate limit. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});
