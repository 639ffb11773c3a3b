// By path, as in vite.config.ts: what a configuration imports by a package's name is read by Node alone.
import { pageDescriptions } from '../../../packages/messages/src/en/page-descriptions.ts';
import { pages } from '../../../packages/messages/src/en/pages.ts';
import { brand } from '../../../packages/rules/src/constants.ts';
import { type PageId, pageOf } from '../src/pages.ts';

/** What the server puts in place of these when it knows them: its own origin, and the address that was asked for. */
const origin = '%ORIGIN%';
const address = '%ADDRESS%';

/** What the head of a page says of it, in the language of the page. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

const inEnglish = (id: PageId): PageSummary => ({ title: pages[id].title, description: pageDescriptions[id] });

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * What stands in a page's head before any script has run, for search engines and for previews of shared links: title,
 * description, and for pages that may be listed the one address they have and how a preview looks.
 */
export function headOf(id: PageId, summary: PageSummary = inEnglish(id)): string {
  const title = escaped(`${summary.title} · ${brand.name}`);
  const description = escaped(summary.description);
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
