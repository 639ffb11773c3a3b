import type { MissingCells } from '@goldwren/contracts/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cellsQuery } from '../../lib/cells/use-cells.ts';
import { useGoTo } from '../../lib/navigation/use-go-to.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';
import { type FoundResult, targetOf } from './search-results.tsx';

export type SearchOutcome =
  | { q: string; results: readonly FoundResult[]; archivedMonth: string | null; missing: MissingCells }
  | { problem: string };

/**
 * Searches for everything, in all cells. A single result opens, so `outcome` has none or several, unless it is in another cell or a
 * cell is missing.
 */
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
      // A site with one cell ignores `cells`.
      const body = { q, cells: 'all' } as const;
      const found = await client.fetchQuery({ ...queries.search.find({ body }), staleTime: 0, gcTime: 0 });
      const { archived_month: archivedMonth = null, missing_cells: missing = [] } = found;
      const cells = found.results.some(({ cell }) => cell) ? await client.fetchQuery(cellsQuery) : null;
      const own = cells?.results.find((cell) => cell.own)?.name;
      const results = found.results.map((result) => ({
        ...result,
        elsewhere: result.cell === undefined || result.cell === own ? null : result.cell,
      }));
      const [only, more] = results;
      if (!only || more || only.elsewhere !== null || missing.length > 0) {
        return setOutcome({ q, results, archivedMonth, missing });
      }
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
