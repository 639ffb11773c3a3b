import { defineConfig } from 'vitest/config';

// One file at a time: the proofs and the statistics each fill a core.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], fileParallelism: false, testTimeout: 300_000 } });
