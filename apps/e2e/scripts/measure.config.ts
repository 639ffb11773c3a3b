import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config.ts';

/**
 * Configuration of the scripts `measure:*` of this package. They are not tests, because most results depend on the load of
 * the machine.
 */
export default defineConfig({
  ...endToEnd,
  projects: ['play', 'frames', 'work', 'growth', 'lighthouse', 'sound'].map((name) => ({
    name,
    testMatch: `measure-${name}.ts`,
  })),
  testDir: '.',
  timeout: 1_800_000,
  workers: 1,
  fullyParallel: false,
  // The scripts measure animations, so these are on.
  use: { ...endToEnd.use, contextOptions: { reducedMotion: 'no-preference' } },
});
