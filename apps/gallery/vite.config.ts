import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// A relative path is necessary. Vite loads the packages that its configuration imports in plain Node, which
// does not run TypeScript from packages.
import { emitServerFiles } from '../../packages/site-build/src/emit-server-files.ts';
import { preloadFonts } from '../../packages/site-build/src/preload-fonts.ts';
import { withForcedStates } from './build/forced-states.ts';

const path = '/dev/ui';

export default defineConfig({
  base: `${path}/`,
  publicDir: '../../packages/site-build/public',
  plugins: [react(), tailwindcss(), preloadFonts(), emitServerFiles([{ path, index: false }])],
  css: { postcss: { plugins: [{ postcssPlugin: 'forced-states', Once: (root) => withForcedStates(root) }] } },
  build: {
    // Fonts and images stay separate files because the content security policy forbids data: URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5175, strictPort: true },
  test: { environment: 'jsdom', include: ['{src,build}/**/*.test.{ts,tsx}'], css: false },
});
