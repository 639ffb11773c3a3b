import { findUnmigrated, readNewestSnapshot, readTables } from './table-snapshot.ts';

/** Fails when a table file was changed without a migration: when `drizzle-kit generate` would write one. */
const unmigrated = findUnmigrated(await readTables(), readNewestSnapshot());
if (unmigrated.length > 0) {
  process.stderr.write(
    `No migration for the changes of ${unmigrated.join(', ')}. Run: pnpm --filter @goldwren/api drizzle:generate\n`,
  );
  process.exit(1);
}
