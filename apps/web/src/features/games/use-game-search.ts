import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type GameTab, tabFrom } from './game-filter.ts';

/** The filter and the query of the gallery. They are part of the address, so they survive a reload and can be shared. */
export function useGameSearch() {
  const [address, setAddress] = useSearchParams();
  const tab = tabFrom(address.get('tab'));
  // The field shows typed text immediately. The address is updated afterwards.
  const [query, setTyped] = useState(address.get('q') ?? '');
  const show = (shown: { tab?: GameTab; query?: string }, replace: boolean) => {
    const next = { tab, query, ...shown };
    const search = new URLSearchParams();
    if (next.tab !== 'all') search.set('tab', next.tab);
    if (next.query.trim() !== '') search.set('q', next.query.trim());
    setTyped(next.query);
    setAddress(search, { replace, preventScrollReset: true });
  };
  return {
    tab,
    query,
    chooseTab: (chosen: GameTab) => show({ tab: chosen }, false),
    search: (typed: string) => show({ query: typed }, true),
    showAll: () => show({ tab: 'all', query: '' }, false),
  };
}
