import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(?:js|css|svg|html|json)$/;
const smallestBytes = 1_024;

/** A page as the server matches it: its whole path, and whether search engines may list it. */
export interface ServedPage {
  readonly path: string;
  readonly index: boolean;
}

/**
 * What the API's server needs beside a site's files: which paths are pages (`pages.json`), what else it serves as it is,
 * by name, and every text file compressed beforehand.
 */
export function forTheServer(pages: readonly ServedPage[], files: Readonly<Record<string, string>> = {}): Plugin {
  return {
    name: 'goldwren-for-the-server',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const further = { 'pages.json': JSON.stringify(pages), ...files };
        for (const [fileName, source] of Object.entries(further)) this.emitFile({ type: 'asset', fileName, source });
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
