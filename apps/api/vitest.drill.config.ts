import { defineConfig } from 'vitest/config';

/**
 * `pnpm drill` restores a real PostgreSQL from real backups, restarts processes behind a real HAProxy, runs the release before
 * this one next to it, and delivers the alert of a dead worker. docs/operations names the Debian packages that it needs.
 */
export default defineConfig({
  test: {
    include: ['test/drills/*.drill.ts'],
    setupFiles: ['test/harness/cheap-passwords.ts'],
    pool: 'forks',
    // Each drill needs both cores.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
