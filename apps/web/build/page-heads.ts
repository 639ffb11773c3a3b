// Imported by path, as in vite.config.ts: only Node resolves package names in a configuration file.
import { pageDescriptions } from '../../../packages/messages/src/en/site/page-descriptions.ts';
import { pages } from '../../../packages/messages/src/en/site/pages.ts';
import { brand } from '../../../packages/rules/src/constants.ts';
import { type PageId, pageOf } from '../src/pages.ts';

/** Placeholders. The server replaces them with its own origin and with the requested address. */
const origin = '%ORIGIN%';
const address = '%ADDRESS%';

/** The title and description of a page, in the language of the page. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

const inEnglish = (id: PageId): PageSummary => ({ title: pages[id].title, description: pageDescriptions[id] });

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Builds the part of a page's head that needs no script, for search engines and for previews of shared links. It contains
 * the title and the description. Pages that search engines may list also get a canonical address and the preview tags.
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
