import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { pageIds, pageOf } from '../src/pages.ts';

const worthCompressing = /\.(?:js|css|svg|html|json)$/;
const smallestBytes = 1_024;

/** Search engines stay out of the API and of what only players see; pages that may be opened but not listed say so themselves. */
function robots(): string {
  const kept = pageIds.map(pageOf).filter(({ access, path }) => access === 'player' && !path.includes(':'));
  return ['User-agent: *', 'Disallow: /api/', ...kept.map(({ path }) => `Disallow: ${path}`), ''].join('\n');
}

/** What the API's server needs beside the files: which paths are pages, and every text file compressed beforehand. */
export function forTheServer(): Plugin {
  return {
    name: 'goldwren-for-the-server',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const served = pageIds.map((id) => {
          const { path, access, index } = pageOf(id);
          return { path, access, index };
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(served) });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots() });
        for (const [fileName, file] of Object.entries(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!worthCompressing.test(fileName) || content.length < smallestBytes) continue;
          const source = brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
        }
      },
    },
  };
}
