import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// A relative path is necessary. Vite loads the packages that its configuration imports in plain Node, which
// does not run TypeScript from packages.
import { emitServerFiles } from '../../packages/site-build/src/emit-server-files.ts';
import { preloadFonts } from '../../packages/site-build/src/preload-fonts.ts';
import { base, pageIds, pageOf } from './src/pages.ts';

const served = pageIds.map((id) => {
  const { path, permission } = pageOf(id);
  return { path: path === '/' ? base : `${base}${path}`, permission, index: false };
});

export default defineConfig({
  base: `${base}/`,
  publicDir: '../../packages/site-build/public',
  plugins: [react(), tailwindcss(), preloadFonts(), emitServerFiles(served)],
  build: {
    manifest: true,
    // Fonts and images stay separate files because the content security policy forbids data: URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5174,
    strictPort: true,
    // The Host header must stay that of the browser because the API compares it with the Origin.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    isolate: false,
  },
});
