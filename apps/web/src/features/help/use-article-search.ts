import type { ArticleText } from '@goldwren/messages/help/article';
import type { HelpSlug } from '@goldwren/messages/help/topics';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchIndex } from '../../lib/search/use-search-index.ts';
import { useHelpFacts } from '../../shared/help/use-help-facts.ts';
import { loadArticles } from './load-articles.ts';
import { articleWeights, type Hit, searchArticles, searchable } from './search-articles.ts';

interface ArticleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Null when the query is empty. */
  readonly hits: readonly Hit[] | null;
  /** Downloads the texts and the search library before the first letter is typed. */
  readonly prepare: () => void;
}

/**
 * A search over the articles in this browser. The query stands in the address, so that the way back from an article leads
 * to what was found. Titles and summaries are filtered at once; the index and the texts follow when they are loaded.
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
  const index = useSearchIndex(articles, articleWeights, query);
  const looked = useDeferredValue(query).trim();
  const hits = useMemo(
    () => (looked === '' ? null : searchArticles(articles, looked, index.find)),
    [articles, looked, index.find],
  );

  const prepare = useCallback(() => {
    index.prepare();
    // Without the texts the search goes by titles and summaries.
    loadArticles().then(setTexts, () => undefined);
  }, [index.prepare]);
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
