import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { foldedWords } from './fold-text.ts';

/** A document with its words that match, folded. */
export interface Found {
  readonly id: SearchResult['id'];
  readonly terms: readonly string[];
}
export type FindDocuments = (words: readonly string[]) => readonly Found[];

/** Edits that a word may differ by, as a share of its letters. */
const fuzzy = 0.2;

/**
 * Indexes documents for full-text search. `weights` names the fields and says how much a match in each of them counts. The
 * function that it returns takes folded words and finds the documents with all of them, best match first.
 */
export function createSearchIndex(
  documents: readonly object[],
  weights: Readonly<Record<string, number>>,
): FindDocuments {
  const index = new MiniSearch({
    fields: Object.keys(weights),
    tokenize: foldedWords,
    processTerm: (word) => word,
    searchOptions: { boost: weights, prefix: true },
  });
  index.addAll(documents);
  const search = (queries: Query[]) => index.search({ combineWith: 'AND', queries });
  return (words) => {
    const exact = search([...words]);
    // A correct query does not get words that only look similar.
    return exact.length > 0 ? exact : search(words.map(withTypos));
  };
}

/** The edit distance counts two swapped letters as two edits, which is too many for a short word: swaps are words of their own. */
function withTypos(word: string): Query {
  const swaps = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swaps] };
}
