import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Both cores: by itself Vitest leaves one of two idle, and the proofs and the statistics each fill one.
    maxWorkers: 2,
    testTimeout: 300_000,
  },
});
