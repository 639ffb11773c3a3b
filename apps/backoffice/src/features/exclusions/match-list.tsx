import type { ExclusionMatch } from '@goldwren/contracts/staff';
import { exclusionsMessages as messages } from '@goldwren/messages/staff/checks/exclusions';
import { exclusionMatchStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { DecisionClock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';

const columns: readonly ListColumn<ExclusionMatch>[] = [
  { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerName {...player} /> },
  {
    title: messages.excludedPlayer,
    text: ({ excluded_player: excluded, excluded_cell: cell }) => excluded?.display ?? messages.ofCell(cell),
    show: ({ excluded_player: excluded, excluded_cell: cell }) =>
      excluded ? <PlayerName {...excluded} /> : messages.ofCell(cell),
    wide: true,
  },
  { title: messages.verdict, text: ({ verdict }) => messages.verdicts[verdict] },
  { title: messages.common, text: ({ reasons }) => messages.inCommon(reasons), wide: true },
  { title: messages.state, text: ({ state }) => messages.states[state], wide: true },
  {
    title: messages.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ opened_at, due_at, breached, decided_at }) => (
      <DecisionClock since={opened_at} due={due_at} breached={breached} decidedAt={decided_at} />
    ),
  },
];

/** By default, shows the open matches with excluded people, the longest waiting first. */
export function MatchList() {
  const list = usePagedList({
    source: queries.exclusions.matches,
    filters: ['state', 'player'],
    defaultFilters: { state: 'open' },
    overCells: true,
  });
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('state', messages.state, exclusionMatchStates, messages.states)]} />
      <PagedTable
        list={list}
        caption={messages.matches}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'exclusion-match', params: { id } })}
        empty={messages.empty}
        csvName="self-exclusion-matches"
      />
    </>
  );
}
