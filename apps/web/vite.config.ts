import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// By path: Vite loads what a configuration imports by a package's name with Node alone, which reads no TypeScript.
import { currentMessages } from '../../packages/site-build/src/current-messages.ts';
import { forTheServer } from '../../packages/site-build/src/for-the-server.ts';
import { preloadFonts } from '../../packages/site-build/src/preload-fonts.ts';
import { oneEntryChunk } from './build/one-entry-chunk.ts';
import { headOf } from './build/page-heads.ts';
import { instancesOf } from './build/page-instances.ts';
import { localeModule, prerenderPages } from './build/prerender.ts';
import { previewImage } from './build/preview-image.ts';
import { movedPages, pageIds, pageOf } from './src/pages.ts';

const served = pageIds.map((id) => {
  const { path, access, index } = pageOf(id);
  return { path, access, index, head: headOf(id), instances: instancesOf[id] };
});

const moved = Object.entries(movedPages).map(([path, id]) => ({ path, to: pageOf(id).path }));

/** Chunks of the pages that most visits begin with. */
const begunWith = /\/(home|games|game-player|buy-coins|free-entry|login|register|dashboard|redeem)-[^/]+\.js$/;

const project = (
  name: string,
  setupFiles: string[],
  test: { include: string[]; exclude?: string[]; isolate?: boolean },
) => ({
  extends: true as const,
  test: { name, setupFiles, ...test },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    currentMessages(localeModule),
    oneEntryChunk('/src/main.tsx'),
    preloadFonts(),
    previewImage(),
    forTheServer(served, moved),
    prerenderPages(),
  ],
  publicDir: '../../packages/site-build/public',
  build: {
    manifest: true,
    // Nested rules are sent as they are written: every browser of two and a half years knows them.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // Fonts and images stay files: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script names what a page needs beside its own chunk, and every name is paid for by everybody. The pages
      // that most visits begin with keep theirs; the others find out a round trip later. Styles are always named.
      // The document itself names the scripts that the first one imports.
      resolveDependencies: (file, names, { hostType }) =>
        hostType === 'html' || begunWith.test(file) ? names : names.filter((name) => name.endsWith('.css')),
    },
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
    css: false,
    testTimeout: 20_000,
    pool: 'threads',
    // Both cores: by itself Vitest leaves one of two idle.
    maxWorkers: 2,
    isolate: false,
    // Transformed files are stored between runs, so that a single test starts sooner.
    fsModuleCache: true,
    // A document has one language, which is set when it loads: French tests run in their own workers.
    // Rendering to a string leaves React's contexts set in its worker: such a file has a worker to itself.
    projects: [
      project('English', ['src/testing/setup.ts'], {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: ['src/**/*.french.test.tsx', 'src/**/*.prerender.*'],
      }),
      project('French', ['src/testing/french.ts', 'src/testing/setup.ts'], {
        include: ['src/**/*.french.test.tsx'],
        exclude: ['src/**/*.prerender.*'],
      }),
      project('English, to a string', ['src/testing/setup.ts'], {
        include: ['src/**/*.prerender.test.tsx'],
        isolate: true,
      }),
      project('French, to a string', ['src/testing/french.ts', 'src/testing/setup.ts'], {
        include: ['src/**/*.prerender.french.test.tsx'],
        isolate: true,
      }),
    ],
  },
});
