import { defineConfig } from 'vitest/config';
import { notOnCitus } from './test/drills/citus/not-on-citus.ts';

/**
 * `pnpm test:citus` runs the product in cells on Citus: suites about money against the node that holds a cell, moves of a cell under
 * load, the loss of a node, and the processor time of rounds. infra/cells/README.md names what it needs.
 */
export default defineConfig({
  test: {
    include: ['test/drills/citus/*.drill.ts', 'test/{wallet,games,redemptions,races}/*.test.ts'],
    exclude: Object.keys(notOnCitus),
    globalSetup: ['test/drills/citus/start-citus.ts'],
    setupFiles: ['test/harness/cheap-passwords.ts', 'test/harness/record-statements.ts'],
    pool: 'forks',
    // Each file gets its cells from the same list.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
