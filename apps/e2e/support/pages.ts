import { readFileSync } from 'node:fs';

interface ServedPage {
  path: string;
  access: 'public' | 'guest' | 'player' | 'play';
  index: boolean;
}

const listing = new URL('../../web/dist/pages.json', import.meta.url);
/** Of the Help Center: one with numbered steps, one that depends on the regional pack. */
const articles = ['how-to-redeem', 'where-you-can-play'];
const games = ['starlight-fortune', 'jacks-or-better-poker'];

/**
 * Every page of the built site that these accesses show, with each game in place of `:slug` and some articles of help. What is behind a token
 * exists only once somebody has one: its own test covers it.
 */
export function pagesOf(...accesses: ServedPage['access'][]): string[] {
  return addresses(({ access, path }) => accesses.includes(access) && !path.includes(':token'));
}

/** The pages that search engines may list, which the build writes as HTML. */
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
