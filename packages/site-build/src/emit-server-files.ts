import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(?:js|css|svg|html|json)$/;
const smallestBytes = 1_024;

/** A page as the server matches it: its full path, and whether search engines may list it. */
export interface ServedPage {
  readonly path: string;
  readonly index: boolean;
  /** Replaces the marked part of index.html in the head of this page. */
  readonly head?: string;
  /** For a listed page with a parameter: every value of the parameter. */
  readonly instances?: readonly string[] | undefined;
}

/** A path that redirects to a page. */
export interface MovedPage {
  readonly path: string;
  readonly to: string;
}

/**
 * Writes the files that the API's server needs for a site: its pages (`pages.json`), its redirects
 * (`moved.json`), and every text file in compressed form.
 */
export function emitServerFiles(pages: readonly ServedPage[], moved: readonly MovedPage[] = []): Plugin {
  return {
    name: 'goldwren-emit-server-files',
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
