import type { SanctionsMatch } from '@goldwren/contracts/staff';
import { sanctionsMessages as messages } from '@goldwren/messages/staff/checks/sanctions';
import { sanctionsMatchStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { DecisionClock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';

const columns: readonly ListColumn<SanctionsMatch>[] = [
  { title: messages.name, text: ({ name }) => name },
  { title: messages.listed, text: ({ listed_name }) => listed_name },
  { title: messages.score, text: ({ score }) => messages.ofHundred(score), numeric: true },
  {
    title: messages.player,
    text: ({ player }) => player.display,
    show: ({ player }) => <PlayerName {...player} />,
    wide: true,
  },
  { title: messages.state, text: ({ state }) => messages.states[state], wide: true },
  {
    title: messages.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ opened_at, due_at, breached, decided_at }) => (
      <DecisionClock since={opened_at} due={due_at} breached={breached} decidedAt={decided_at} />
    ),
  },
];

/** By default, shows the open matches with the list, the longest waiting first. */
export function MatchList() {
  const list = usePagedList({
    source: queries.sanctions.matches,
    filters: ['state', 'player'],
    defaultFilters: { state: 'open' },
    overCells: true,
  });
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('state', messages.state, sanctionsMatchStates, messages.states)]} />
      <PagedTable
        list={list}
        caption={messages.matches}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'sanctions-match', params: { id } })}
        empty={messages.empty}
        csvName="sanctions-matches"
      />
    </>
  );
}
