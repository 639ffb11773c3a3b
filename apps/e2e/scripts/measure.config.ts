import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config.ts';

/**
 * Configuration of the scripts `measure:*` of this package. They are not tests, because most results depend on the load of
 * the machine.
 */
export default defineConfig({
  ...endToEnd,
  projects: ['frames', 'work', 'growth', 'lighthouse', 'sound'].map((name) => ({
    name,
    testMatch: `measure-${name}.ts`,
  })),
  testDir: '.',
  timeout: 1_800_000,
  workers: 1,
  fullyParallel: false,
  // The scripts measure animations, so these are on. A phone has no pointer that hovers.
  use: { ...endToEnd.use, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } },
});
