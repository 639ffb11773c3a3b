/**
 * Tests of faulty code run with more code around them, and next to other jobs, so they may take long. The tests of the code
 * that writes a log take minutes and verify nothing that the others do not.
 */
export default {
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/extend-tree.test.ts', 'src/build-manifest.test.ts'],
    env: { SMALL_TREES: 'true' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};
