import type { RiskCase } from '@goldwren/contracts/staff';
import { riskMessages as messages } from '@goldwren/messages/staff/checks/risk';
import { riskCaseStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { DecisionClock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';

const columns: readonly ListColumn<RiskCase>[] = [
  { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerName {...player} /> },
  { title: messages.score, text: ({ score }) => formats.number(score), numeric: true, sort: 'score' },
  { title: messages.why, text: ({ signals }) => messages.strongest(signals), wide: true },
  { title: messages.state, text: ({ state }) => messages.states[state], wide: true },
  {
    title: messages.clock,
    sort: 'opened',
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ opened_at, due_at, breached, decided_at }) => (
      <DecisionClock since={opened_at} due={due_at} breached={breached} decidedAt={decided_at} />
    ),
  },
];

/** By default, shows the open cases, the longest waiting first. */
export function CaseList() {
  const list = usePagedList({
    source: queries.risk.cases,
    filters: ['state', 'player'],
    defaultFilters: { state: 'open' },
    overCells: true,
  });
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('state', messages.state, riskCaseStates, messages.states)]} />
      <PagedTable
        list={list}
        caption={messages.cases}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'risk-case', params: { id } })}
        empty={messages.empty}
        csvName="risk-cases"
      />
    </>
  );
}
