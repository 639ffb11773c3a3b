import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './vitest.long-first.ts';
import { notSpread, spreadForEachChange } from './vitest.not-spread.ts';

/** Tests that check the state of a process during its whole life. */
const aboutProcesses = /^test\/(launch|sanctions)\//;
/** Matches tests that change their process: a module, a clock, a method or a global. New IDs never go back to an earlier time. */
const changesItsProcess = /\bvi\.(mock|doMock|spyOn|stub\w+|useFakeTimers|setSystemTime)\(/;

// Test processes, and the processes that they start, compile the same packages. Node reads the compiled code from here.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled/', import.meta.url));

// Copies of the template have about a thousand files. In memory, a copy takes a tenth of the processor time that it takes on a disk.
const memory = '/dev/shm';
const leastFreeBytes = 6e9;
if (process.env.TMPDIR === undefined && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= leastFreeBytes) process.env.TMPDIR = memory;
}

const startsWithOneOf = (path: string, beginnings: readonly string[]) =>
  beginnings.some((text) => path.startsWith(text));
const withOneCell = Object.keys(notSpread);

const databaseTests = readdirSync(new URL('test/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  // Where the branches of SQL functions are counted, the functions differ from their files on purpose.
  .filter((path) => !(process.env.COUNT_SQL_BRANCHES && path.startsWith('migrations/')))
  .filter((path) => !(process.env.TEST_CELLS && startsWithOneOf(path, withOneCell)))
  .map((path) => `test/${path}`);
const needsProcess = (path: string) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return aboutProcesses.test(path) || changesItsProcess.test(text);
};

/**
 * Each process loads these from one file. They have hundreds of files, and Node parses the long list of exports of their package
 * again for each of them.
 */
const drizzle = [
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
];

const database = {
  deps: { optimizer: { ssr: { enabled: true, include: drizzle } } },
  globalSetup: ['test/harness/global-setup.ts'],
  setupFiles: ['test/harness/cheap-passwords.ts', 'test/harness/record-statements.ts'],
  // Processes, not threads: tests start servers, run programs and send signals.
  pool: 'forks' as const,
  // A process that starts on a busy machine can need half a minute.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const shared = {
  ...database,
  // Two workers leave a tenth of two cores unused, because they wait for PostgreSQL.
  maxWorkers: 3,
  // Loading the application takes longer than most of these files, so each worker does it once.
  isolate: false,
  setupFiles: [...database.setupFiles, 'test/harness/clean-process.ts'],
};

const spread = {
  test: {
    name: 'db-spread',
    ...shared,
    include: databaseTests.filter((path) => startsWithOneOf(path.slice('test/'.length), spreadForEachChange)),
    env: { TEST_CELLS: '1' },
    sequence: { groupOrder: 3 },
  },
};

export default defineConfig({
  test: {
    // The machine has two cores, and PostgreSQL uses one of them.
    maxWorkers: 2,
    teardownTimeout: 20_000,
    sequence: { sequencer: LongFilesFirst },
    // Transformed files are stored between runs, so that a single test starts sooner.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'db-isolated',
          ...database,
          include: databaseTests.filter(needsProcess),
          // Two of these files leave a third of the processor time of two cores unused.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'db-shared',
          ...shared,
          include: databaseTests.filter((path) => !needsProcess(path)),
          sequence: { groupOrder: 2 },
        },
      },
      // The whole suite on a site with two cells is `pnpm test:cells`.
      ...(process.env.TEST_CELLS ? [] : [spread]),
      // Unit tests are next to the code and need no database or other process.
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 4 },
          include: ['src/**/*.test.ts'],
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
