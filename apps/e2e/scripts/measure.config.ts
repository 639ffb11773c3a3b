import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config.ts';

/**
 * `pnpm --filter @goldwren/e2e measure:play`, `measure:growth` and `measure:lighthouse`: not part of the tests, since what a
 * machine gives in time depends on who else uses it.
 */
export default defineConfig({
  ...endToEnd,
  projects: ['play', 'growth', 'lighthouse'].map((name) => ({ name, testMatch: `measure-${name}.ts` })),
  testDir: '.',
  timeout: 1_800_000,
  workers: 1,
  fullyParallel: false,
  // Motion is what is measured.
  use: { ...endToEnd.use, trace: 'off', contextOptions: { reducedMotion: 'no-preference' } },
});
