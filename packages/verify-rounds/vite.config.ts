import { defineConfig } from 'vitest/config';

/** Bundles the engine into one file, so that the published command only needs Node. */
export default defineConfig({
  build: {
    ssr: 'src/cli.ts',
    target: 'node22',
    outDir: 'dist',
    // Without the paths of the sources, which depend on the folder in which the build starts.
    rolldownOptions: { experimental: { attachDebugInfo: 'none' } },
  },
  ssr: { noExternal: true },
  // These files change nothing that they share. A worker for each would load the same modules again.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
