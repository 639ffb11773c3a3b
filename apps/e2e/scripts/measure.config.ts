import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config.ts';

/**
 * Configuration of `pnpm --filter @goldwren/e2e measure:play`, `measure:growth` and `measure:lighthouse`. They
 * are not tests, because the results depend on the load of the machine.
 */
export default defineConfig({
  ...endToEnd,
  projects: ['play', 'growth', 'lighthouse'].map((name) => ({ name, testMatch: `measure-${name}.ts` })),
  testDir: '.',
  timeout: 1_800_000,
  workers: 1,
  fullyParallel: false,
  // The scripts measure animations, so these are on.
  use: { ...endToEnd.use, contextOptions: { reducedMotion: 'no-preference' } },
});
