import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query whose answer the build already knows. */
export type KnownAnswer = readonly [query: QueryKey, answer: unknown];

/** The id of the element in a page's HTML that contains the known answers as JSON. */
export const knownAnswersId = 'known-answers';

/** The known answers that the HTML of this document was rendered with. */
export function readKnownAnswers(): readonly KnownAnswer[] {
  const text = document.getElementById(knownAnswersId)?.textContent;
  return text ? JSON.parse(text) : [];
}

/**
 * Fills the query cache with these answers for the first render. Queries still request the server, because a later build
 * may answer differently.
 */
export function applyKnownAnswers(queryClient: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const [query, answer] of answers) {
    queryClient.setQueryData(query, answer);
    void queryClient.invalidateQueries({ queryKey: query, exact: true, refetchType: 'none' });
  }
}
