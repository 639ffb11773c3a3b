import type { QueuedRedemption } from '@goldwren/contracts/staff';
import { redemptionMessages as messages } from '@goldwren/messages/staff/money/redemptions';
import { payoutMethods, redemptionStatuses } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<QueuedRedemption>[] = [
  {
    title: messages.amount,
    text: ({ amount }) => moneyText(amount, 'sweeps'),
    show: ({ amount }) => <Money amount={amount} unit="sweeps" />,
    sort: 'amount',
  },
  {
    title: messages.player,
    text: ({ player }) => `${player.display} ${player.email}`,
    show: ({ player }) => <PlayerName {...player} />,
  },
  { title: messages.method, text: ({ payout_method }) => messages.methods[payout_method], wide: true },
  {
    title: messages.status,
    text: ({ status, needs }) => (needs.length > 0 ? messages.waitsFor(needs) : messages.statuses[status]),
    wide: true,
  },
  {
    title: messages.approvals,
    text: ({ approvals, approvals_needed }) => messages.approvalsOf(approvals, approvals_needed),
    wide: true,
  },
  {
    title: messages.clock,
    sort: 'requested',
    text: ({ due_at, since }) => formats.dayAndTime(due_at ?? since),
    show: ({ since, due_at, breached }) =>
      due_at ? <Clock since={since} due={due_at} breached={breached} /> : <When at={since} />,
  },
];

/** By default, shows the open redemptions, the longest waiting first. */
export function RedemptionList() {
  const list = usePagedList({
    source: queries.redemptions.list,
    filters: ['status', 'method', 'breached', 'player'],
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          choiceOf('status', messages.status, redemptionStatuses, messages.statuses),
          choiceOf('method', messages.method, payoutMethods, messages.methods),
          { name: 'breached', label: messages.late, kind: 'choice', options: [['true', messages.onlyLate]] },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.caption}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'redemption', params: { id } })}
        empty={messages.empty}
        csvName="redemptions"
        totalUnit="sweeps"
      />
    </>
  );
}
