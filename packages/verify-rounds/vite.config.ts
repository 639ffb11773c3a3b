import { defineConfig } from 'vitest/config';

/** One file with the engine in it: the published command needs nothing but Node. */
export default defineConfig({
  build: { ssr: 'src/cli.ts', target: 'node22', outDir: 'dist' },
  ssr: { noExternal: true },
  test: { include: ['src/**/*.test.ts'] },
});
