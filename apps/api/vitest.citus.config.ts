import { defineConfig } from 'vitest/config';

const ddl =
  'creates or changes objects of the database on the node that holds the cell, which only the coordinator may';
const past = 'moves rows into the past with a statement that Citus refuses';

/** The files of the listed suites that cannot run on Citus, each with the reason. skip-listed.ts has the single tests. */
const notOnCitus: Readonly<Record<string, string>> = {
  'test/games/audit.test.ts': past,
  'test/games/audit-frauds.test.ts': past,
  'test/games/audit-honest-day.test.ts': past,
  'test/games/audit-processes.test.ts': past,
  'test/games/audit-seals.test.ts': past,
  'test/games/best-rounds.test.ts': 'uses uuidv7(), which PostgreSQL 15 does not have',
  'test/games/stolen-key.test.ts': past,
  'test/games/sweeper.test.ts': past,
  'test/races/stakes.test.ts': 'adds games with INSERT … SELECT from a function, which Citus sends with a syntax error',
  'test/wallet/balances.test.ts': ddl,
  'test/wallet/books-passes.test.ts': ddl,
  'test/wallet/history.test.ts': ddl,
  'test/wallet/login-bonus.test.ts': ddl,
  'test/wallet/reconcile.test.ts': ddl,
};

/**
 * `pnpm test:citus` runs the product in cells on Citus: suites about money against the node that holds a cell, moves of a cell under
 * load, the loss of a node, and the processor time of rounds. infra/cells/README.md names what it needs.
 */
export default defineConfig({
  test: {
    include: ['test/drills/citus/*.drill.ts', 'test/{wallet,games,redemptions,races}/*.test.ts'],
    exclude: Object.keys(notOnCitus),
    globalSetup: ['test/drills/citus/start-citus.ts'],
    setupFiles: [
      'test/harness/cheap-passwords.ts',
      'test/harness/record-statements.ts',
      'test/drills/citus/skip-listed.ts',
    ],
    pool: 'forks',
    // Each file gets its cells from the same list.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
