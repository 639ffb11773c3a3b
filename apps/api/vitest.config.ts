import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that start and kill processes, or that look at what a process keeps for as long as it lives. */
const aboutProcesses = /^test\/(faults|launch|sanctions)\//;
/** What a test changes of the process around it: a module, a clock, a method, a global. */
const changesItsProcess = /\bvi\.(mock|doMock|spyOn|stub\w+|useFakeTimers|setSystemTime)\(/;

const testFiles = ['src', 'test'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`),
);
const needProcess = (path: string) =>
  aboutProcesses.test(path) || changesItsProcess.test(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Processes rather than threads: tests start servers, spawn programs and send signals. */
const pool = 'forks';
const waits = { testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    globalSetup: ['test/harness/global-setup.ts'],
    // Two cores, and PostgreSQL wants one of them.
    maxWorkers: 2,
    teardownTimeout: 20_000,
    // Projects run in the order of their names, so the longest files, which mostly wait, are not the last ones.
    projects: [
      { test: { name: 'a process each', pool, ...waits, include: testFiles.filter(needProcess) } },
      {
        test: {
          name: 'one process',
          pool,
          ...waits,
          include: testFiles.filter((path) => !needProcess(path)),
          // To load the application takes longer than most of these files: each worker does it once.
          isolate: false,
          setupFiles: ['test/harness/as-it-was.ts'],
        },
      },
    ],
  },
});
