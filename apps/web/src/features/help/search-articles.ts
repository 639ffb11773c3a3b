import { help } from '@goldwren/messages/current/help';
import { type ArticleText, type HelpFacts, plainText, textsOf } from '@goldwren/messages/help/article';
import { type HelpSlug, helpSlugs } from '@goldwren/messages/help/topics';
import { includesWords } from '../../lib/search/fold-text.ts';
import type { FindDocuments, Found } from '../../lib/search/search-index.ts';
import { excerpt, marked, type Piece, spansOf, wordsOf } from './find-words.ts';

/** An article as the search reads it. */
interface Searchable {
  readonly id: HelpSlug;
  readonly title: string;
  readonly summary: string;
  /** Search terms that the article does not use itself. */
  readonly keywords: string;
  readonly headings: string;
  readonly texts: readonly string[];
}

export interface Hit {
  readonly slug: HelpSlug;
  readonly title: readonly Piece[];
  /** The part of the article that matches best. */
  readonly excerpt: readonly Piece[];
}

/** How much a match counts in each part of an article. */
export const articleWeights = { title: 8, keywords: 5, summary: 4, headings: 3, texts: 1 } as const;

/** All articles; without their texts until these are loaded. */
export function searchable(texts: ReadonlyMap<HelpSlug, ArticleText> | null, facts: HelpFacts): Searchable[] {
  return helpSlugs.map((slug) => {
    const { lead, sections } = texts?.get(slug)?.(facts) ?? { lead: '', sections: {} };
    const parts = Object.values(sections);
    const blocks = parts.flatMap(({ text }) => text.flatMap(textsOf));
    return {
      id: slug,
      ...help.articles[slug],
      headings: parts.map(({ title }) => title).join(' · '),
      texts: [lead, ...blocks].map(plainText),
    };
  });
}

/** The articles that match every significant word, the best first. `find` is null until the search index is loaded. */
export function searchArticles(articles: readonly Searchable[], query: string, find: FindDocuments | null): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = find?.(words) ?? filterArticles(articles, words);
  return found.flatMap(({ id, terms }) => articles.filter((article) => article.id === id).map((a) => hitOf(a, terms)));
}

function filterArticles(articles: readonly Searchable[], words: readonly string[]): Found[] {
  return articles
    .filter(({ title, keywords, summary }) => includesWords(`${title} ${keywords} ${summary}`, words))
    .map(({ id }) => ({ id, terms: words }));
}

function hitOf({ id, title, summary, texts }: Searchable, words: readonly string[]): Hit {
  const found = (text: string) => words.filter((word) => spansOf(text, word).length > 0).length;
  const best = texts.reduce((one, other) => (found(other) > found(one) ? other : one), summary);
  return { slug: id, title: marked(title, words), excerpt: marked(excerpt(best, words), words) };
}
