import type { Order } from '@goldwren/contracts/player';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { dashboard as rules } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { day, usd } from '../../lib/i18n/format.ts';
import { OrderStatusMark } from '../../shared/coins/order-status.tsx';
import { ListLoading } from '../../shared/list-loading.tsx';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';

const cell = 'px-2 py-2.5 first:pl-0 last:pr-0 md:px-3';
const columns = [
  { title: dashboard.orders.package },
  { title: dashboard.orders.amount, numeric: true },
  { title: dashboard.orders.status },
  { title: dashboard.orders.date, numeric: true, className: 'hidden sm:table-cell' },
];

/** The latest orders with their current status. Each links to its own page. */
export function RecentOrders() {
  const orders = useQuery(queries.store.orders({ query: { limit: String(rules.recentOrders) } }));
  return (
    <SectionCard title={dashboard.orders.title}>
      <Loaded
        query={orders}
        skeleton={<ListLoading label={dashboard.orders.loading} />}
        problem={dashboard.orders.problem}
        empty={{
          when: ({ results }) => results.length === 0,
          show: (
            <div>
              <p className="mb-4 text-ink-2">{dashboard.orders.none}</p>
              <ButtonLink page="buy-coins" look="secondary">
                {dashboard.orders.seePackages}
              </ButtonLink>
            </div>
          ),
        }}
      >
        {({ results }) => <OrdersTable orders={results.slice(0, rules.recentOrders)} />}
      </Loaded>
    </SectionCard>
  );
}

function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <Table caption={dashboard.orders.caption} columns={columns} cell={cell}>
      {orders.map((order) => (
        <tr key={order.id}>
          <th scope="row" className={`${cell} text-left font-medium`}>
            <PageLink
              page="checkout-return"
              search={{ order: order.id }}
              className="link inline-flex min-h-6 items-center"
            >
              {order.package_name}
            </PageLink>
            <time dateTime={order.created_at} className="block text-sm font-normal text-ink-3 sm:hidden">
              {day(order.created_at)}
            </time>
          </th>
          <td className={`${cell} text-right`}>{usd(order.amount)}</td>
          <td className={cell}>
            <OrderStatusMark status={order.status} />
          </td>
          <td className={`${cell} hidden text-right whitespace-nowrap text-ink-2 sm:table-cell`}>
            <time dateTime={order.created_at}>{day(order.created_at)}</time>
          </td>
        </tr>
      ))}
    </Table>
  );
}
