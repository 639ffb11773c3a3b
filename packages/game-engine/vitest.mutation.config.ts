import { defineConfig } from 'vitest/config';

/** The tests of what is mutated (stryker.config.mjs), but for those that start programs or count for half a minute. */
export default defineConfig({
  test: {
    include: ['src/{fairness,rng}/*.test.ts', 'src/{payout,bytes,canonical-json}.test.ts'],
    exclude: ['src/fairness/page.test.ts', 'src/**/*.statistics.test.ts'],
    testTimeout: 300_000,
  },
});
