import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that start and kill processes, or that check what a process holds during its whole life. */
const aboutProcesses = /^test\/(faults|launch|sanctions)\//;
/** What a test changes in its process: a module, a clock, a method, a global. */
const changesItsProcess = /\bvi\.(mock|doMock|spyOn|stub\w+|useFakeTimers|setSystemTime)\(/;

const databaseTests = readdirSync(new URL('test/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `test/${path}`);
const needsProcess = (path: string) =>
  aboutProcesses.test(path) || changesItsProcess.test(readFileSync(new URL(path, import.meta.url), 'utf8'));

const database = {
  globalSetup: ['test/harness/global-setup.ts'],
  setupFiles: ['test/harness/cheap-passwords.ts'],
  // Processes, not threads: tests start servers, run programs and send signals.
  pool: 'forks' as const,
  // A process that starts while the other core is busy needs half a minute.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Two cores, and PostgreSQL wants one of them.
    maxWorkers: 2,
    teardownTimeout: 20_000,
    // Transformed files are stored between runs, so that a single test starts sooner.
    fsModuleCache: true,
    // Projects run in the order of their names: the longest files, which mostly wait, are in the first.
    projects: [
      { test: { name: 'db-isolated', ...database, include: databaseTests.filter(needsProcess) } },
      {
        test: {
          name: 'db-shared',
          ...database,
          include: databaseTests.filter((path) => !needsProcess(path)),
          // To load the application takes longer than most of these files: each worker does it once.
          isolate: false,
          setupFiles: [...database.setupFiles, 'test/harness/as-it-was.ts'],
        },
      },
      // Next to the code: no database, no other process.
      { test: { name: 'unit', include: ['src/**/*.test.ts'], pool: 'threads', testTimeout: 20_000 } },
    ],
  },
});
