import type { BuildManifest } from '@goldwren/transparency-log';

/** An entry of `pages.json`: a page of the site. */
export interface Page {
  /** May contain one parameter, such as `/games/:slug`. */
  readonly path: string;
  readonly head?: string;
  /** Every value of the parameter of a listed page. */
  readonly instances?: readonly string[];
}

/** An address of the site in one language, and what it sends. */
interface PageAddress {
  readonly path: string;
  readonly locale: string;
  readonly query: string;
  /** The file with the prerendered page. Null for a page that is `index.html` with the head of the page. */
  readonly file: string | null;
  /** Null for an address without a page. */
  readonly page: Page | null;
}

const locales = ['en', 'fr-CA'];
const parameter = /:\w+/;

/** Lists an address of each page in each language, also with a query, because the server then sends another document. */
export function pageAddresses(pages: readonly Page[], { files }: BuildManifest): PageAddress[] {
  const missing = { path: '/this-page-does-not-exist', page: null };
  const addresses = pages.flatMap((page) => {
    const values = parameter.test(page.path) ? (page.instances ?? ['1']) : [''];
    return values.map((value) => ({ path: page.path.replace(parameter, value), page }));
  });
  return [...addresses, missing].flatMap(({ path, page }) =>
    locales.flatMap((locale) => {
      const name = `prerendered/${locale}${path === '/' ? '/index' : path}.html`;
      const shell = { path, locale, page, file: null };
      return files.has(name)
        ? [
            { ...shell, query: '', file: name },
            { ...shell, query: '?source=monitor' },
          ]
        : [{ ...shell, query: '' }];
    }),
  );
}

/** The document of a page that is not prerendered: `index.html` with the head of the page. */
export function shellOf(html: string, head: string | undefined): string {
  return head === undefined ? html : html.replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head);
}

/** Replaces the addresses that the server wrote into a page by the placeholders of the build. */
export function toTemplate(text: string, origin: string, path: string): string {
  return text.replaceAll(`"${origin}${path}"`, '"%ADDRESS%"').replaceAll(origin, '%ORIGIN%');
}

/** References to files: attributes of documents; relative imports and names of assets in scripts and styles; service workers. */
const references = [
  /\b(?:src|href)="\/([\w./-]+\.\w+)"/g,
  /["'`(]\/?(assets\/[\w.-]+\.(?:js|css|woff2|svg|png))["'`)]/g,
  /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g,
  /\.register\(["'`]\/([\w./-]+\.js)["'`]/g,
];

/**
 * Finds files that the site uses but the manifest does not list. Such a file could be different for each visitor.
 * @param texts the content of each verified address
 */
export function findUnlisted(texts: ReadonlyMap<string, string>, { files }: BuildManifest): string[] {
  const found = [...texts].flatMap(([address, text]) =>
    references.flatMap((pattern, kind) =>
      [...text.matchAll(pattern)]
        .map(([, name = '']) => (kind === 2 && address.startsWith('/assets/') ? `assets/${name}` : name))
        .filter((name) => !files.has(name))
        .map((name) => `/${name} is not in the manifest, but ${address} uses it.`),
    ),
  );
  return [...new Set(found)];
}
