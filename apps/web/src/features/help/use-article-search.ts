import type { ArticleText } from '@goldwren/messages/help/article';
import type { HelpSlug } from '@goldwren/messages/help/topics';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHelpFacts } from '../../shared/use-help-facts.ts';
import { loadArticles } from './load-articles.ts';
import { type Hit, searchArticles, searchable } from './search-articles.ts';

interface ArticleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Null when the query is empty. */
  readonly hits: readonly Hit[] | null;
  /** Downloads the texts early, so that they are ready when the reader types. */
  readonly prepare: () => void;
}

/**
 * Searches the articles in the browser. The query is part of the address, so the Back button returns from an article to the
 * results. Titles and summaries are searchable immediately, and texts once they are loaded.
 */
export function useArticleSearch(): ArticleSearch {
  const [address, setAddress] = useSearchParams();
  const [query, setTyped] = useState(address.get('q') ?? '');
  const [texts, setTexts] = useState<ReadonlyMap<HelpSlug, ArticleText> | null>(null);
  const facts = useHelpFacts();
  const { excluded, goldOnly } = facts;
  // The facts are a new object on every render, but their content rarely changes.
  const places = `${excluded.join()};${goldOnly.join()}`;
  const articles = useMemo(() => searchable(texts, facts), [texts, places]);
  const searchQuery = useDeferredValue(query).trim();
  const hits = useMemo(
    () => (searchQuery === '' ? null : searchArticles(articles, searchQuery)),
    [articles, searchQuery],
  );

  const prepare = useCallback(() => {
    // Without the texts, the search uses titles and summaries only.
    loadArticles().then(setTexts, () => undefined);
  }, []);
  useEffect(() => {
    // Also when the query comes from the address.
    if (query !== '' && texts === null) prepare();
  }, [query, texts, prepare]);

  function setQuery(typed: string) {
    setTyped(typed);
    setAddress(typed.trim() === '' ? {} : { q: typed.trim() }, { replace: true, preventScrollReset: true });
  }

  return { query, setQuery, hits, prepare };
}
