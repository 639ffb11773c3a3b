import { defineConfig } from 'vitest/config';

/** The tests of the mutated files (stryker.config.mjs), except those that start programs or run for half a minute. */
export default defineConfig({
  test: {
    include: ['src/{fairness,rng}/*.test.ts', 'src/{payout,bytes,canonical-json}.test.ts'],
    exclude: ['src/fairness/page.test.ts', 'src/**/*.statistics.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
