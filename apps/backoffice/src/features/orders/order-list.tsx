import type { StaffOrder } from '@goldwren/contracts/staff';
import { orderWords as words } from '@goldwren/messages/staff/orders';
import { orderStatuses } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { optionsOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<StaffOrder>[] = [
  { title: words.package, text: ({ package_name }) => package_name },
  {
    title: words.player,
    text: ({ player }) => `${player.display} ${player.email}`,
    show: ({ player }) => <PlayerName {...player} />,
    wide: true,
  },
  { title: words.price, text: ({ price_usd }) => moneyText(price_usd, 'USD'), numeric: true },
  { title: words.status, text: ({ status }) => words.statuses[status] },
  {
    title: words.providerReference,
    text: ({ provider_reference }) => provider_reference ?? '–',
    show: ({ provider_reference }) => <span className="break-all">{provider_reference ?? '–'}</span>,
    wide: true,
  },
  {
    title: words.clock,
    text: ({ since }) => formats.dayAndTime(since),
    show: ({ status, since, due_at, breached }) =>
      status === 'review' ? <Clock since={since} due={due_at} breached={breached} /> : <When at={since} />,
  },
];

/** Orders: those in review, the longest waiting first, unless another state is asked for. */
export function OrderList() {
  const list = usePagedList({
    ask: queries.orders.list,
    filters: ['provider_reference', 'status', 'player', 'order'],
    unlessSet: { status: 'review' },
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'provider_reference', label: words.providerReference, kind: 'search' },
          { name: 'order', label: words.id, kind: 'text' },
          { name: 'status', label: words.status, kind: 'choice', options: optionsOf(orderStatuses, words.statuses) },
        ]}
      />
      <PagedTable
        list={list}
        caption={words.orders}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'order', params: { id } })}
        empty={words.empty}
        csvName="orders"
      />
    </>
  );
}
