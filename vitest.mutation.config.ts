/**
 * Tests of faulty code run with more code around them, and next to other jobs, so they may take long. Excluded are tests that
 * start other programs, which run without the faults, and a long test of every field of a file. They detect nothing that the other tests do not.
 */
export default {
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['cli', 'witness-cli', 'bundle', 'every-field'].map((name) => `src/${name}.test.ts`),
    env: { FEW_GAMES: 'true', SMALL_TREES: 'true' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};
