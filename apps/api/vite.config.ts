import { defineConfig, type Plugin } from 'vite';

/**
 * Writes characters outside ASCII as escapes. V8 stores the whole source of a program with one such character in two bytes for
 * each character.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  // Lines stay the same for the source map, and columns differ only in those with an escape.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replaceAll(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Builds the server programs. Workspace packages are TypeScript sources and are bundled. npm dependencies stay in
 * node_modules, except Drizzle: it has hundreds of files, and Node parses its long list of exports again for each of them,
 * which takes half of the processor time that a program needs to start. Files for run time (drizzle/, sql/) are found from the
 * package root, not from dist/.
 */
export default defineConfig({
  plugins: [asciiOnly],
  ssr: { noExternal: [/^@goldwren\//, /^drizzle-orm/] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        start: 'src/launch/start.ts',
        main: 'src/main.ts',
        worker: 'src/worker.ts',
        'audit-part': 'src/audit-part.ts',
        'coach-worker': 'src/modules/challenge/coach-worker.ts',
        prepare: 'src/launch/prepare-cli.ts',
        archive: 'src/commands/archive-cli.ts',
        cells: 'src/commands/cells-cli.ts',
        'check-restored': 'src/commands/check-restored-cli.ts',
        'staff-create': 'src/commands/staff-create-cli.ts',
        'staff-disable': 'src/commands/staff-disable-cli.ts',
        'staff-unlock': 'src/commands/staff-unlock-cli.ts',
        'sanctions-import': 'src/commands/sanctions-import-cli.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunk-[name]-[hash].js',
        // Node loads the map of each file that it runs. Positions and names are enough for stack traces.
        sourcemapExcludeSources: true,
      },
    },
  },
});
