/** Tests of faulty code run with more code around them, and next to other jobs, so they may take long. */
export default { test: { include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } };
