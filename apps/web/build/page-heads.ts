// By path, as in vite.config.ts: what a configuration imports by a package's name is read by Node alone.

import * as english from '../../../packages/messages/src/en/page-descriptions.ts';
import * as englishPages from '../../../packages/messages/src/en/pages.ts';
import * as french from '../../../packages/messages/src/fr-CA/page-descriptions.ts';
import * as frenchPages from '../../../packages/messages/src/fr-CA/pages.ts';
import { brand } from '../../../packages/rules/src/constants.ts';
import type { Locale } from '../../../packages/rules/src/locales.ts';
import { type PageId, pageOf } from '../src/pages.ts';

/** What the server puts in place of these when it knows them: its own origin, and the address that was asked for. */
const origin = '%ORIGIN%';
const address = '%ADDRESS%';

const words: Readonly<Record<Locale, Pick<typeof english & typeof englishPages, 'pageDescriptions' | 'pages'>>> = {
  en: { ...english, ...englishPages },
  'fr-CA': { ...french, ...frenchPages },
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * What stands in a page's head before any script has run, for search engines and for previews of shared links: title,
 * description, and for pages that may be listed the one address they have and how a preview looks.
 */
export function headOf(id: PageId, locale: Locale = 'en'): string {
  const { pages, pageDescriptions } = words[locale];
  const title = escaped(`${pages[id].title} · ${brand.name}`);
  const description = escaped(pageDescriptions[id]);
  const lines = [`<title>${title}</title>`, `<meta name="description" content="${description}" />`];
  if (!pageOf(id).index) return lines.join('');
  const preview: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', `${origin}/preview.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  return [
    ...lines,
    `<link rel="canonical" href="${address}" />`,
    ...preview.map(([property, content]) => `<meta property="${property}" content="${content}" />`),
  ].join('');
}
