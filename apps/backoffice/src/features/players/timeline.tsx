import type { TimelineEntry } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { timelineKinds } from '@goldwren/rules';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

function whatOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'journal':
      return entry.movement.replaceAll('_', ' ');
    case 'round':
      return `${entry.game} (${entry.state})`;
    case 'order':
      return `${entry.package} (${entry.status})`;
    case 'free_entry':
      return `${entry.reference} (${entry.status})`;
    case 'ticket':
      return `${entry.reference}: ${entry.category} (${entry.status})`;
    case 'redemption':
      return entry.status.replaceAll('_', ' ');
    default: {
      const { text, reason } = entry.facts;
      const by = entry.staff ? messages.by(entry.staff.name) : null;
      return [messages.events[entry.event], by, text ?? reason].filter(Boolean).join(' · ');
    }
  }
}

function amountOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'journal':
      return moneyText(entry.amount, entry.currency);
    case 'round':
      return `${moneyText(entry.stake, entry.currency)} → ${entry.payout === null ? '…' : moneyText(entry.payout, entry.currency)}`;
    case 'order':
      return moneyText(entry.price_usd, 'USD');
    case 'redemption':
      return moneyText(entry.sweeps, 'sweeps');
    default:
      return '';
  }
}

const columns: readonly ListColumn<TimelineEntry>[] = [
  { title: messages.at, text: ({ at }) => at, show: ({ at }) => <When at={at} /> },
  { title: messages.kind, text: ({ kind }) => messages.kinds[kind], wide: true },
  {
    title: messages.what,
    text: whatOf,
    show: (entry) => (
      <>
        <span className="text-sm text-ink-3 sm:hidden">{messages.kinds[entry.kind]} </span>
        {whatOf(entry)}
      </>
    ),
  },
  { title: messages.amount, text: amountOf, numeric: true },
];

/** All events of one player, newest first. */
export function Timeline({ id }: { id: string }) {
  const list = usePagedList({ source: queries.players.timeline, params: { id }, filters: ['kind'] });
  const { kind } = list.filters;
  const archivedBefore =
    kind === undefined || kind === 'round' || kind === 'journal' ? list.query.data?.archived_before : undefined;
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('kind', messages.kind, timelineKinds, messages.kinds)]} />
      <PagedTable
        list={list}
        caption={messages.timeline}
        columns={columns}
        rowKey={({ kind, id: entry }) => `${kind}-${entry}`}
        csvName="timeline"
      />
      {archivedBefore ? <p className="mt-3 text-sm text-ink-2">{messages.archived(archivedBefore)}</p> : null}
    </>
  );
}
