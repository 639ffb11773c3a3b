import { defineConfig } from 'vitest/config';

/** `pnpm drill` runs real programs of Debian: docs/operations/backups.md and docs/operations/alerting.md name the packages. */
export default defineConfig({
  test: {
    include: ['test/drills/*.drill.ts'],
    setupFiles: ['test/harness/cheap-passwords.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 180_000,
  },
});
