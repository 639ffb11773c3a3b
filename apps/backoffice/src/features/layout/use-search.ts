import type { SearchResult } from '@goldwren/contracts/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';
import { targetOf } from './search-results.tsx';

export type SearchOutcome =
  | { q: string; results: readonly SearchResult[]; archivedMonth: string | null }
  | { problem: string };

/** Searches for everything. A single result opens, so `outcome` has none or several. */
export function useSearch(onLeave: () => void) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const client = useQueryClient();
  const goTo = useGoTo();

  const type = (typed: string) => {
    setText(typed);
    setOutcome(null);
  };
  const leave = () => {
    type('');
    onLeave();
  };
  const search = async (): Promise<void> => {
    const q = text.trim();
    if (q === '' || busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const found = await client.fetchQuery({ ...queries.search.find({ body: { q } }), staleTime: 0, gcTime: 0 });
      const { results, archived_month: archivedMonth = null } = found;
      const [only, more] = results;
      if (!only || more) return setOutcome({ q, results, archivedMonth });
      leave();
      await goTo(targetOf(only));
    } catch (error) {
      setOutcome({ problem: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { text, type, busy, outcome, search, leave };
}
