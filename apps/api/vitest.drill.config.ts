import { defineConfig } from 'vitest/config';

/**
 * `pnpm drill` restores a real PostgreSQL from real backups, restarts processes behind a real HAProxy, and runs the release
 * before this one next to it. It needs Debian's packages postgresql, pgbackrest and haproxy.
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
