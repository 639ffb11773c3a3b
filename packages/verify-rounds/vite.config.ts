import { defineConfig } from 'vitest/config';

/** Bundles the engine into one file, so that the published command only needs Node. */
export default defineConfig({
  build: { ssr: 'src/cli.ts', target: 'node22', outDir: 'dist' },
  ssr: { noExternal: true },
  test: { include: ['src/**/*.test.ts'] },
});
