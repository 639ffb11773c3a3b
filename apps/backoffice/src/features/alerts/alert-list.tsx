import type { OperatorAlert } from '@goldwren/contracts/staff';
import { alertKindWords, alertWords as words } from '@goldwren/messages/staff/alerts';
import { alertKinds, alertLevels, alertStates } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';
import { LevelMark } from './level-mark.tsx';

const everyMs = 30_000;

const columns: readonly ListColumn<OperatorAlert>[] = [
  { title: words.kind, text: ({ kind }) => alertKindWords(kind).name },
  { title: words.level, text: ({ level }) => words.levels[level], show: ({ level }) => <LevelMark level={level} /> },
  {
    title: words.key,
    text: ({ key }) => key,
    show: ({ key }) => <code className="text-sm break-all text-ink-2">{key}</code>,
    wide: true,
  },
  { title: words.count, text: ({ count }) => words.times(count), numeric: true, wide: true },
  {
    title: words.last,
    text: ({ last_at: at }) => formats.dayAndTime(at),
    show: ({ last_at: at }) => <When at={at} />,
    wide: true,
  },
  {
    title: words.clock,
    text: ({ settled, due_at: due }) =>
      settled ? `${words.settledBy(settled.by)}: ${settled.note}` : formats.dayAndTime(due),
    show: ({ settled, ...alert }) =>
      settled ? (
        <>
          <When at={settled.at} />
          <span className="block text-sm text-ink-3">{words.settledBy(settled.by)}</span>
        </>
      ) : (
        <Clock since={alert.first_at} due={alert.due_at} breached={alert.breached} />
      ),
  },
];

/** What somebody has to look at, oldest first; settled ones, newest first, when they are asked for. */
export function AlertList() {
  const list = usePagedList({
    ask: queries.alerts.list,
    filters: ['state', 'kind', 'level'],
    unlessSet: { state: 'open' },
    refetchEveryMs: everyMs,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'state', label: words.state, kind: 'one-of', options: optionsOf(alertStates, words.states) },
          { name: 'level', label: words.level, kind: 'choice', options: optionsOf(alertLevels, words.levels) },
          {
            name: 'kind',
            label: words.kind,
            kind: 'choice',
            options: alertKinds.map((kind) => [kind, words.kinds[kind].name] as const),
          },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.caption}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'alert', params: { id } })}
        empty={words.empty}
        csvName="alerts"
      />
    </>
  );
}
