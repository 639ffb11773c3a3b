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
  // These files change nothing that they share. A worker for each would load the same modules again.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
