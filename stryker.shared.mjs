import { createRequire } from 'node:module';

/** pnpm keeps plugins out of reach of the core, so it is named by its path. */
const runner = createRequire(import.meta.url).resolve('@stryker-mutator/vitest-runner');

/**
 * How every package is mutated (docs/mutation-testing.md). In place, since a copy inside the package would not find what
 * its tests read above it; Stryker puts the files back when it ends.
 * @param {object} options of the package, over these
 */
export function mutationOf(options) {
  return {
    packageManager: 'pnpm',
    testRunner: 'vitest',
    plugins: [runner],
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no JavaScript API for Stryker to rewrite the tsconfig with; nothing here needs it rewritten.
    tsconfigFile: 'none.json',
    inPlace: true,
    // Vitest does not look into folders that begin with a dot.
    tempDirName: 'stryker-tmp',
    concurrency: 1,
    dryRunTimeoutMinutes: 15,
    // The runner evaluates a module before a mutant of its constants is active, and would call each of them survived.
    ignoreStatic: true,
    incremental: true,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 95, low: 90, break: 90 },
    ...options,
  };
}
