import type { OperatorAlert } from '@goldwren/contracts/staff';
import { alertKindMessages, alertMessages as messages } from '@goldwren/messages/staff/monitoring/alerts';
import { alertKinds, alertLevels, alertStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf, optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';
import { LevelMark } from './level-mark.tsx';

const everyMs = 30_000;

const columns: readonly ListColumn<OperatorAlert>[] = [
  { title: messages.kind, text: ({ kind }) => alertKindMessages(kind).name },
  {
    title: messages.level,
    text: ({ level }) => messages.levels[level],
    show: ({ level }) => <LevelMark level={level} />,
  },
  {
    title: messages.key,
    text: ({ key }) => key,
    show: ({ key }) => <code className="text-sm break-all text-ink-2">{key}</code>,
    wide: true,
  },
  { title: messages.count, text: ({ count }) => messages.times(count), numeric: true, wide: true },
  {
    title: messages.last,
    text: ({ last_at: at }) => formats.dayAndTime(at),
    show: ({ last_at: at }) => <When at={at} />,
    wide: true,
  },
  {
    title: messages.clock,
    text: ({ settled, due_at: due }) =>
      settled ? `${messages.settledBy(settled.by)}: ${settled.note}` : formats.dayAndTime(due),
    show: ({ settled, ...alert }) =>
      settled ? (
        <>
          <When at={settled.at} />
          <span className="block text-sm text-ink-3">{messages.settledBy(settled.by)}</span>
        </>
      ) : (
        <Clock since={alert.first_at} due={alert.due_at} breached={alert.breached} />
      ),
  },
];

/** By default, shows the open alerts, oldest first. Settled alerts are newest first. */
export function AlertList() {
  const list = usePagedList({
    source: queries.alerts.list,
    filters: ['state', 'kind', 'level'],
    defaultFilters: { state: 'open' },
    overCells: true,
    refetchEveryMs: everyMs,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'state', label: messages.state, kind: 'one-of', options: optionsOf(alertStates, messages.states) },
          choiceOf('level', messages.level, alertLevels, messages.levels),
          {
            name: 'kind',
            label: messages.kind,
            kind: 'choice',
            options: alertKinds.map((kind) => [kind, messages.kinds[kind].name] as const),
          },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.caption}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'alert', params: { id } })}
        empty={messages.empty}
        csvName="alerts"
      />
    </>
  );
}
