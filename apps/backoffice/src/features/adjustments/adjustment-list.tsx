import type { Adjustment } from '@goldwren/contracts/staff';
import { adjustmentsWords as words } from '@goldwren/messages/staff/adjustments';
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
  { title: words.player, text: ({ player }) => player.display, show: ({ player }) => <PlayerLink {...player} /> },
  { title: words.amount, text: amountText, numeric: true },
  { title: words.reason, text: ({ reason }) => reason },
  { title: words.asked, text: ({ requested_by }) => requested_by.name, wide: true },
  {
    title: words.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ status, requested_at, due_at }) =>
      status === 'pending' ? <Clock since={requested_at} due={due_at} /> : words.statuses[status],
  },
  { title: words.decide, text: ({ status }) => words.statuses[status], show: (row) => <Decide {...row} /> },
];

/** Corrections that wait for a second person, the longest waiting first, unless another state is asked for. */
export function AdjustmentList() {
  const list = usePagedList({
    ask: queries.adjustments.list,
    filters: ['status', 'player'],
    unlessSet: { status: 'pending' },
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          {
            name: 'status',
            label: words.state,
            kind: 'choice',
            options: optionsOf(adjustmentStatuses, words.statuses),
          },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.title}
        columns={columns}
        rowKey={({ id }) => id}
        empty={words.empty}
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
        label={words.approve}
        title={title}
        text={words.approveText}
        confirm={words.approve}
        send={() => api.adjustments.approve({ params })}
        done={words.approved}
      />
      <ActionButton
        label={words.reject}
        look="quiet"
        title={title}
        text={words.rejectText}
        confirm={words.reject}
        fields={['reason']}
        send={(body) => api.adjustments.reject({ params, body })}
        done={words.rejected}
      >
        {({ reason }) => <NoteField name="reason" label={words.reason} error={reason} />}
      </ActionButton>
    </div>
  );
}
