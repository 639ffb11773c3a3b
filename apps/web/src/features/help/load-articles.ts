import { helpArticles } from '@goldwren/messages/current/help/articles';
import type { ArticleText } from '@goldwren/messages/help/article';
import { type HelpSlug, helpSlugs } from '@goldwren/messages/help/topics';

const requests = new Map<HelpSlug, Promise<ArticleText>>();

/** Loads the text of an article once. A failed download is retried on the next call. */
export function loadArticle(slug: HelpSlug): Promise<ArticleText> {
  const before = requests.get(slug);
  if (before) return before;
  const loading = helpArticles[slug]().then(({ article }) => article);
  requests.set(slug, loading);
  loading.catch(() => requests.delete(slug));
  return loading;
}

/** Loads all texts, for the search. */
export async function loadArticles(): Promise<ReadonlyMap<HelpSlug, ArticleText>> {
  return new Map(await Promise.all(helpSlugs.map(async (slug) => [slug, await loadArticle(slug)] as const)));
}
