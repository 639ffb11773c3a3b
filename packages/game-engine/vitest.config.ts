import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Use both cores: by default Vitest leaves one of two idle, and the proofs and the statistics each use one.
    maxWorkers: 2,
    // The engine has no state. A worker for each file would load it seventy times.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
