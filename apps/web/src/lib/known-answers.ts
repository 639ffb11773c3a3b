import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server answers to a query, where the build knows it as well. */
export type KnownAnswer = readonly [query: QueryKey, answer: unknown];

/** The element of a page's HTML that holds, as JSON, what its words were drawn from. */
export const knownAnswersId = 'known-answers';

/** What the HTML of this document was drawn from. */
export function knownAnswersHere(): readonly KnownAnswer[] {
  const text = document.getElementById(knownAnswersId)?.textContent;
  return text ? JSON.parse(text) : [];
}

/** What is drawn first is drawn from these. Whoever shows one asks the server all the same: a later build may answer otherwise. */
export function takeKnownAnswers(queryClient: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const [query, answer] of answers) {
    queryClient.setQueryData(query, answer);
    void queryClient.invalidateQueries({ queryKey: query, exact: true, refetchType: 'none' });
  }
}
