import { defineConfig } from 'vitest/config';

/**
 * `pnpm drill:ha` kills, freezes and cuts a highly available PostgreSQL under load. It needs the Debian packages that
 * infra/ha/README.md names, and Patroni 4: docs/operations/high-availability.md.
 */
export default defineConfig({
  test: {
    include: ['test/drills/ha/*.drill.ts'],
    setupFiles: ['test/harness/cheap-passwords.ts'],
    pool: 'forks',
    // Both clusters use the same ports.
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
});
