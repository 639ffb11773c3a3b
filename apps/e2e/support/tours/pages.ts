import { readFileSync } from 'node:fs';

interface ServedPage {
  path: string;
  access: 'public' | 'guest' | 'player' | 'play';
  index: boolean;
}

const listing = new URL('../../../web/dist/pages.json', import.meta.url);
/** Articles of the Help Center: one with numbered steps, and one that depends on the regional pack. */
const articles = ['how-to-redeem', 'where-you-can-play'];
const games = ['starlight-fortune', 'jacks-or-better-poker'];

/**
 * Returns the paths of all pages of the built site for these kinds of access, with each game for `:slug` and
 * some help articles. Pages behind a token are not included, because they need a token. They have their own
 * tests.
 */
export function pagesOf(...accesses: ServedPage['access'][]): string[] {
  return addresses(({ access, path }) => accesses.includes(access) && !path.includes(':token'));
}

/** Returns a function that tells whether a path is a public page of the site. It knows the pages of every game and article. */
export function publicPages(): (path: string) => boolean {
  const pages = JSON.parse(readFileSync(listing, 'utf8')) as ServedPage[];
  const patterns = pages
    .filter(({ access }) => access === 'public')
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Returns a function that tells the pattern of a page with a parameter, such as `/help/:article`, and null for other paths. */
export function kindsOfPages(): (path: string) => string | null {
  const pages = JSON.parse(readFileSync(listing, 'utf8')) as ServedPage[];
  const kinds = pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => [path, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const);
  const known = new Set(pages.map(({ path }) => path));
  return (path) => (known.has(path) ? null : (kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? null));
}

/** Returns the pages that search engines may list. The build writes them as HTML. */
export function listedPages(): string[] {
  return addresses(({ index }) => index);
}

function addresses(isWanted: (page: ServedPage) => boolean): string[] {
  const pages = JSON.parse(readFileSync(listing, 'utf8')) as ServedPage[];
  return pages
    .filter(isWanted)
    .flatMap(({ path }) => (path.includes(':slug') ? games.map((slug) => path.replace(':slug', slug)) : [path]))
    .flatMap((path) => (path.includes(':article') ? articles.map((one) => path.replace(':article', one)) : [path]));
}
