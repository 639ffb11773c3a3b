import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

// The tests of the mutated files (stryker.config.mjs), without the random runs with an honest server, which take minutes.
const { projects: _all, ...shared } = site.test ?? {};

export default defineConfig({
  ...site,
  test: {
    ...shared,
    environment: 'node',
    setupFiles: ['src/testing/mutation-setup.ts'],
    include: [
      'src/features/play/{session,verify}/*.test.ts',
      'src/features/play/model/seed-chain.test.ts',
      'src/shared/fairness/**/*.test.ts',
    ],
    exclude: ['**/honest-server.test.ts'],
    env: { FEW_GAMES: 'true' },
  },
});
