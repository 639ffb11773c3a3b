import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// By path: Vite loads what a configuration imports by a package's name with Node alone, which reads no TypeScript.
import { forTheServer } from '../../packages/site-build/src/for-the-server.ts';
import { preloadFonts } from '../../packages/site-build/src/preload-fonts.ts';
import { withForcedStates } from './build/forced-states.ts';

const path = '/dev/ui';

export default defineConfig({
  base: `${path}/`,
  publicDir: '../../packages/site-build/public',
  plugins: [react(), tailwindcss(), preloadFonts(), forTheServer([{ path, index: false }])],
  css: { postcss: { plugins: [{ postcssPlugin: 'forced-states', Once: (root) => withForcedStates(root) }] } },
  build: {
    // Fonts and images stay files: the content security policy allows no data: URLs of fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5175, strictPort: true },
  test: { environment: 'jsdom', include: ['{src,build}/**/*.test.{ts,tsx}'], css: false },
});
