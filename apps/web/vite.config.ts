import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// Imported by path: Vite lets Node load packages that a configuration imports by name, and Node cannot load their
// TypeScript.
import { currentMessages } from '../../packages/site-build/src/current-messages.ts';
import { emitServerFiles } from '../../packages/site-build/src/emit-server-files.ts';
import { preloadFonts } from '../../packages/site-build/src/preload-fonts.ts';
import { buildManifest } from './build/build-manifest.ts';
import { type InlineParts, inlineParts } from './build/inline.ts';
import { installedApp } from './build/installed-app.ts';
import { offlineChecker } from './build/offline-checker.ts';
import { headOf } from './build/page-heads.ts';
import { instancesOf } from './build/page-instances.ts';
import { localeModule, prerenderPages } from './build/prerender.ts';
import { previewImage } from './build/preview-image.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { movedPages, pageIds, pageOf } from './src/pages.ts';

const served = pageIds.map((id) => {
  const { path, access, index } = pageOf(id);
  return { path, access, index, head: headOf(id), instances: instancesOf[id] };
});

const moved = Object.entries(movedPages).map(([path, id]) => ({ path, to: pageOf(id).path }));

/** What the documents contain inline. One plugin sets it, and another writes it. */
const parts: { hashes?: InlineParts } = {};

/** Chunks of the pages that most visits start with. */
const startPages = /\/(home|games|game-player|buy-coins|free-entry|login|register|dashboard|redeem)-[^/]+\.js$/;

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
    sharedChunks('/src/main.tsx'),
    preloadFonts(),
    inlineParts(parts),
    previewImage(),
    installedApp(),
    offlineChecker(),
    emitServerFiles(served, moved),
    prerenderPages(parts),
    buildManifest(),
  ],
  publicDir: '../../packages/site-build/public',
  build: {
    manifest: true,
    // Keeps CSS nesting: all browsers of the last two and a half years support it.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // Fonts and images stay files, because the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script lists the extra chunks of a page, and every name adds to its size. Only the pages that most visits
      // start with keep their lists; the others load extra chunks one round trip later. Styles are always listed. The
      // document itself lists the imports of the first script.
      resolveDependencies: (file, names, { hostType }) =>
        hostType === 'html' || startPages.test(file) ? names : names.filter((name) => name.endsWith('.css')),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The sandbox's payment page and the mailbox also belong to the API. The Host header stays that of the browser: the API
    // compares the Origin with it, and redirects buyers there.
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: 2,
    isolate: false,
    // Stores transformed files between runs, so that a single test starts sooner.
    fsModuleCache: true,
    // A document has one language, fixed when it loads, so French tests have their own workers. Rendering to a string
    // leaves React's contexts set, so such a file needs its own worker.
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
