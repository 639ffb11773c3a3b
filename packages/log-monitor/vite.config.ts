import { defineConfig } from 'vitest/config';

/** Bundles each command, so that the published commands only need Node. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    rollupOptions: { input: ['src/monitor-cli.ts', 'src/witness-cli.ts'] },
  },
  ssr: { noExternal: true },
  test: { include: ['src/**/*.test.ts'] },
});
