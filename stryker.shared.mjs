import { createRequire } from 'node:module';

/** With pnpm, the core cannot resolve plugins, so this is the plugin's path. */
const runner = createRequire(import.meta.url).resolve('@stryker-mutator/vitest-runner');

/**
 * Returns the Stryker configuration of a package (docs/mutation-testing.md). Files are mutated in place, because tests
 * read files outside their package, which a copy would not find. Stryker restores the files at the end.
 * @param {object} options Options of the package, which override these. `detected`: the percentage of faults that tests must
 *   detect. It is what a package has reached, so that it cannot fall again.
 */
export function mutationOf({ detected = 90, ...options }) {
  return {
    packageManager: 'pnpm',
    testRunner: 'vitest',
    plugins: [runner],
    coverageAnalysis: 'perTest',
    // Stryker rewrites the tsconfig with the JavaScript API of TypeScript, which version 7 does not have. It is not necessary.
    tsconfigFile: 'none.json',
    inPlace: true,
    // Vitest ignores folders that begin with a dot.
    tempDirName: 'stryker-tmp',
    concurrency: 1,
    dryRunTimeoutMinutes: 15,
    // The runner loads a module before it activates a mutant of its constants, so all of these would survive.
    ignoreStatic: true,
    incremental: true,
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 95, low: 90, break: detected },
    ...options,
  };
}

/**
 * Options for code that verifies what a server says: each fault removes a check or the report of what it found. Faults that
 * change texts, numbers or the shape of an object are not tried, because few of them accept something wrong.
 */
export const verification = {
  mutator: {
    excludedMutations: [
      'ArithmeticOperator',
      'ArrowFunction',
      'AssignmentOperator',
      'EqualityOperator',
      // The operands of a condition are replaced one by one anyway.
      'LogicalOperator',
      'ObjectLiteral',
      'OptionalChaining',
      'Regex',
      'StringLiteral',
      'UnaryOperator',
      'UpdateOperator',
    ],
  },
  vitest: { configFile: '../../vitest.mutation.config.ts' },
};
