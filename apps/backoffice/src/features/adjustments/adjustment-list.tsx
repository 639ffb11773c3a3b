import type { Adjustment } from '@goldwren/contracts/staff';
import { adjustmentsMessages as messages } from '@goldwren/messages/staff/money/adjustments';
import { adjustmentStatuses } from '@goldwren/rules';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { OwnCellOnly } from '../../shared/cells/own-cell-only.tsx';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { Decision } from '../../shared/pending-changes.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';

function amountText({ direction, amount, currency }: Adjustment): string {
  return `${direction === 'credit' ? '+' : '−'}${moneyText(amount, currency)}`;
}

const columns: readonly ListColumn<Adjustment>[] = [
  { title: messages.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
  { title: messages.amount, text: amountText, numeric: true },
  { title: messages.reason, text: ({ reason }) => reason },
  { title: messages.asked, text: ({ requested_by }) => requested_by.name, wide: true },
  {
    title: messages.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ status, requested_at, due_at }) =>
      status === 'pending' ? <Clock since={requested_at} due={due_at} /> : messages.statuses[status],
  },
  { title: messages.decide, text: ({ status }) => messages.statuses[status], show: (row) => <Decide {...row} /> },
];

/** By default, shows the adjustments that wait for a second staff member, the longest waiting first. */
export function AdjustmentList() {
  const list = usePagedList({
    source: queries.adjustments.list,
    filters: ['status', 'player'],
    defaultFilters: { status: 'pending' },
    overCells: true,
  });
  return (
    <>
      <FilterBar list={list} filters={[choiceOf('status', messages.state, adjustmentStatuses, messages.statuses)]} />
      <PagedTable
        list={list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        csvName="adjustments"
      />
    </>
  );
}

function Decide(row: Adjustment) {
  if (row.status !== 'pending') return null;
  const params = { playerId: row.player.id, id: row.id };
  return (
    <OwnCellOnly page={{ page: 'adjustments' }}>
      <Decision
        change={row}
        titleOf={() => `${row.player.display}: ${amountText(row)}`}
        approveText={() => messages.approveText}
        approve={() => api.adjustments.approve({ params })}
        reject={(_row, body) => api.adjustments.reject({ params, body })}
      />
    </OwnCellOnly>
  );
}
