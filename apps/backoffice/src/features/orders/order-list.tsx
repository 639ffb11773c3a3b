import type { StaffOrder } from '@goldwren/contracts/staff';
import { orderMessages as messages } from '@goldwren/messages/staff/money/orders';
import { orderStatuses } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<StaffOrder>[] = [
  { title: messages.package, text: ({ package_name }) => package_name },
  {
    title: messages.player,
    text: ({ player }) => `${player.display} ${player.email}`,
    show: ({ player }) => <PlayerName {...player} />,
    wide: true,
  },
  { title: messages.price, text: ({ price_usd }) => moneyText(price_usd, 'USD'), numeric: true, sort: 'price' },
  { title: messages.status, text: ({ status }) => messages.statuses[status] },
  {
    title: messages.providerReference,
    text: ({ provider_reference }) => provider_reference ?? '–',
    show: ({ provider_reference }) => <span className="break-all">{provider_reference ?? '–'}</span>,
    wide: true,
  },
  {
    title: messages.clock,
    sort: 'created',
    text: ({ since }) => formats.dayAndTime(since),
    show: ({ status, since, due_at, breached }) =>
      status === 'review' ? <Clock since={since} due={due_at} breached={breached} /> : <When at={since} />,
  },
];

/** By default, shows the orders in review, the longest waiting first. */
export function OrderList() {
  const list = usePagedList({
    source: queries.orders.list,
    filters: ['provider_reference', 'status', 'player', 'order'],
    defaultFilters: { status: 'review' },
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'provider_reference', label: messages.providerReference, kind: 'search' },
          { name: 'order', label: messages.id, kind: 'text' },
          choiceOf('status', messages.status, orderStatuses, messages.statuses),
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.orders}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'order', params: { id } })}
        empty={messages.empty}
        csvName="orders"
        totalUnit="USD"
      />
    </>
  );
}
