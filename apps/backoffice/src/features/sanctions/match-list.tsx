import type { SanctionsMatch } from '@goldwren/contracts/staff';
import { sanctionsWords as words } from '@goldwren/messages/staff/sanctions';
import { sanctionsMatchStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<SanctionsMatch>[] = [
  { title: words.name, text: ({ name }) => name },
  { title: words.listed, text: ({ listed_name }) => listed_name },
  { title: words.score, text: ({ score }) => words.ofHundred(score), numeric: true },
  {
    title: words.player,
    text: ({ player }) => player.display,
    show: ({ player }) => <PlayerName {...player} />,
    wide: true,
  },
  { title: words.state, text: ({ state }) => words.states[state], wide: true },
  {
    title: words.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ state, opened_at, due_at, breached, decided_at }) =>
      state === 'open' || decided_at === null ? (
        <Clock since={opened_at} due={due_at} breached={breached} />
      ) : (
        <When at={decided_at} />
      ),
  },
];

/** Likenesses with the list: the open ones, the longest waiting first, unless another state is asked for. */
export function MatchList() {
  const list = usePagedList({
    ask: queries.sanctions.matches,
    filters: ['state', 'player'],
    unlessSet: { state: 'open' },
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'state', label: words.state, kind: 'choice', options: optionsOf(sanctionsMatchStates, words.states) },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.matches}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'sanctions-match', params: { id } })}
        empty={words.empty}
        csvName="sanctions-matches"
      />
    </>
  );
}
