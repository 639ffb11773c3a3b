import { expect, it } from 'vitest';
import { createSearchIndex } from '../../lib/search/search-index.ts';
import { loadArticles } from './load-articles.ts';
import { articleWeights, searchArticles, searchable } from './search-articles.ts';

const articles = searchable(await loadArticles(), { excluded: [], goldOnly: [], inCanada: true });
const index = createSearchIndex(articles, articleWeights);

it.each([
  ['verifier mon identite', 'verify-your-identity'],
  ['vérifier', 'verify-your-identity'],
  ['vreifier', 'verify-your-identity'],
  ['tour gratuit', 'play-your-first-game'],
  ['rembousement', 'refunds-and-chargebacks'],
  ['impot', 'taxes-on-prizes'],
])('the search finds « %s » first or second', (query, slug) => {
  const best = searchArticles(articles, query, index).slice(0, 2);
  expect(best.map((hit) => hit.slug)).toContain(slug);
});
