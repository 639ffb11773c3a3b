import { help } from '@goldwren/messages/current/help';
import { helpSlugs } from '@goldwren/messages/help/topics';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../../lib/search/search-index.ts';
import { loadArticles } from './load-articles.ts';
import { articleWeights, searchArticles, searchable } from './search-articles.ts';

const articles = searchable(await loadArticles(), { excluded: [], goldOnly: [], inCanada: false });
const index = createSearchIndex(articles, articleWeights);
const found = (query: string, find: typeof index | null = index) =>
  searchArticles(articles, query, find).map(({ slug }) => slug);

describe('the search for articles', () => {
  it.each(helpSlugs)('ranks %s first or second for the words of its title', (slug) => {
    expect(found(help.articles[slug].title).slice(0, 2)).toContain(slug);
  });

  it.each([
    ['pasword', 'sign-in-and-security'],
    ['withdarw', 'how-to-redeem'],
    ['chargebak', 'refunds-and-chargebacks'],
    ['free spins', 'play-your-first-game'],
  ])('finds %s', (query, slug) => {
    expect(found(query)[0]).toBe(slug);
  });

  it('filters titles, summaries and keywords until the index is loaded', () => {
    expect(found('identity', null)).toEqual(['verify-your-identity']);
    expect(found('identitty', null)).toEqual([]);
  });

  it('finds nothing without a similar word, and nothing without words', () => {
    expect(found('giraffe')).toEqual([]);
    expect(found(' ?! ')).toEqual([]);
  });
});
