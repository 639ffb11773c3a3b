import { defineConfig } from 'vitest/config';

/** `pnpm drill` restores a real PostgreSQL from real backups. It needs Debian's packages postgresql and pgbackrest. */
export default defineConfig({
  test: {
    include: ['test/drills/*.drill.ts'],
    setupFiles: ['test/harness/cheap-passwords.ts'],
    pool: 'forks',
    testTimeout: 180_000,
  },
});
