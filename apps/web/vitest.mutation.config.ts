import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

// The tests of the mutated files (stryker.config.mjs), without those that play on a whole table: a fault lets most of them wait
// for minutes, and the others detect what they detect.
const { projects: _all, ...shared } = site.test ?? {};

export default defineConfig({
  ...site,
  test: {
    ...shared,
    environment: 'node',
    setupFiles: ['src/testing/mutation-setup.ts'],
    include: [
      'src/features/play/{session,verify}/**/*.test.ts',
      'src/features/play/model/seed-chain.test.ts',
      'src/shared/fairness/**/*.test.ts',
    ],
    exclude: ['malicious-server/*', 'play-controller', 'end/{early-default,withheld}'].map(
      (name) => `src/features/play/session/${name}.test.ts`,
    ),
    env: { FEW_GAMES: 'true' },
  },
});
