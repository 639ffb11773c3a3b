import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(?:js|css|svg|html|json)$/;
const smallestBytes = 1_024;

/** A page as the server matches it: its whole path, and whether search engines may list it. */
export interface ServedPage {
  readonly path: string;
  readonly index: boolean;
  /** Stands in the head of this page in place of what is between the marks of index.html. */
  readonly head?: string;
  /** Of a page with a parameter that may be listed: every name that it stands for. */
  readonly instances?: readonly string[] | undefined;
}

/** An address that is no page, and the path of the page that it leads to. */
export interface MovedPage {
  readonly path: string;
  readonly to: string;
}

/**
 * What the API's server needs beside a site's files: which paths are pages (`pages.json`), which lead to one (`moved.json`),
 * and every text file compressed beforehand.
 */
export function forTheServer(pages: readonly ServedPage[], moved: readonly MovedPage[] = []): Plugin {
  return {
    name: 'goldwren-for-the-server',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
        this.emitFile({ type: 'asset', fileName: 'moved.json', source: JSON.stringify(moved) });
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
