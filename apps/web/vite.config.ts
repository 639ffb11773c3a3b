import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { forTheServer } from './build/for-the-server.ts';
import { oneEntryChunk } from './build/one-entry-chunk.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), oneEntryChunk('/src/main.tsx'), forTheServer()],
  build: {
    manifest: true,
    // Fonts and images stay files: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The sandbox's payment page and the mailbox belong to the API as well. The Host stays that of the browser: the API
    // compares the Origin with it, and sends buyers back there.
    proxy: Object.fromEntries(
      ['/api', '/dev'].map((path) => [
        path,
        { target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`, changeOrigin: false },
      ]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
  },
});
