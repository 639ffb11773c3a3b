import { help } from '@goldwren/messages/current/help';
import { type ArticleText, type HelpFacts, plainText, textsOf } from '@goldwren/messages/help/article';
import { type HelpSlug, helpSlugs } from '@goldwren/messages/help/topics';
import { excerpt, marked, type Piece, spansOf, wordsOf } from './find-words.ts';

/** An article with the texts that the search looks through. */
interface Searchable {
  readonly slug: HelpSlug;
  readonly title: string;
  readonly summary: string;
  /** Synonyms, for people who do not know our terms. */
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

/** The score of a matching word, by where it occurs. */
const weights = { title: 8, keywords: 5, summary: 4, headings: 3, texts: 1 } as const;

/** All articles. Until the texts are loaded, only titles, summaries and keywords are searchable. */
export function searchable(texts: ReadonlyMap<HelpSlug, ArticleText> | null, facts: HelpFacts): Searchable[] {
  return helpSlugs.map((slug) => {
    const { lead, sections } = texts?.get(slug)?.(facts) ?? { lead: '', sections: {} };
    const parts = Object.values(sections);
    const blocks = parts.flatMap(({ text }) => text.flatMap(textsOf));
    return {
      slug,
      ...help.articles[slug],
      headings: parts.map(({ title }) => title).join(' · '),
      texts: [lead, ...blocks].map(plainText),
    };
  });
}

/** The articles that contain every significant word, best match first. An empty query has no hits. */
export function searchArticles(articles: readonly Searchable[], query: string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => hitOf(article, words));
}

/** Zero when a word is missing. */
function scoreOf(article: Searchable, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const has = (text: string) => spansOf(text, word).length > 0;
    const score =
      (has(article.title) ? weights.title : 0) +
      (has(article.keywords) ? weights.keywords : 0) +
      (has(article.summary) ? weights.summary : 0) +
      (has(article.headings) ? weights.headings : 0) +
      (article.texts.some(has) ? weights.texts : 0);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function hitOf({ slug, title, summary, texts }: Searchable, words: readonly string[]): Hit {
  const found = (text: string) => words.filter((word) => spansOf(text, word).length > 0).length;
  const best = texts.reduce((one, other) => (found(other) > found(one) ? other : one), summary);
  return { slug, title: marked(title, words), excerpt: marked(excerpt(best, words), words) };
}
