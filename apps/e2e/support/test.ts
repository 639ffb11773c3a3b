import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Every journey comes from an address of its own (198.18.0.0/15 is for tests), as visitors do: none uses up another's throttle. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});
