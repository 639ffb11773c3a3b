import type { Adjustment } from '@goldwren/contracts/staff';
import { adjustmentsMessages as messages } from '@goldwren/messages/staff/money/adjustments';
import { adjustmentStatuses } from '@goldwren/rules';
import { api } from '../../lib/api.ts';
import { formats } from '../../lib/format.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';

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

/** By default, shows the corrections that wait for a second person, the longest waiting first. */
export function AdjustmentList() {
  const list = usePagedList({
    source: queries.adjustments.list,
    filters: ['status', 'player'],
    defaultFilters: { status: 'pending' },
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          {
            name: 'status',
            label: messages.state,
            kind: 'choice',
            options: optionsOf(adjustmentStatuses, messages.statuses),
          },
        ]}
      />
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
  const title = `${row.player.display}: ${amountText(row)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        label={messages.approve}
        title={title}
        text={messages.approveText}
        confirm={messages.approve}
        send={() => api.adjustments.approve({ params })}
        done={messages.approved}
      />
      <ActionButton
        label={messages.reject}
        look="quiet"
        title={title}
        text={messages.rejectText}
        confirm={messages.reject}
        fields={['reason']}
        send={(body) => api.adjustments.reject({ params, body })}
        done={messages.rejected}
      >
        {({ reason }) => <NoteField name="reason" label={messages.reason} error={reason} />}
      </ActionButton>
    </div>
  );
}
