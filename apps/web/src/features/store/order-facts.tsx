import type { OrderDetail } from '@goldwren/contracts/player';
import { store } from '@goldwren/messages/current/store';
import { parseHundredths } from '@goldwren/rules';
import { CopyText } from '@goldwren/ui/copy-text';
import type { ReactNode } from 'react';
import { coins, moment, usd } from '../../lib/i18n/format.ts';
import { OrderStatusMark } from '../../shared/coins/order-status.tsx';

/** The ordered package and the history of its statuses. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const granted = order.status === 'paid';
  return (
    <div className="grid gap-x-8 border-t border-line p-4 sm:grid-cols-2 md:px-6">
      <dl className="divide-y divide-line">
        <Fact name={store.order.package}>{order.package_name}</Fact>
        <Fact name={store.order.price}>{usd(order.amount)}</Fact>
        <Fact name={granted ? store.order.goldAdded : store.order.gold}>{coins(order.gold_amount)} GC</Fact>
        {parseHundredths(order.sweeps_bonus) === 0n ? null : (
          <Fact name={granted ? store.order.bonusAdded : store.order.bonus}>{coins(order.sweeps_bonus)} SC</Fact>
        )}
        <Fact name={store.order.order}>
          <CopyText value={order.id} what={store.order.orderNumber} />
        </Fact>
      </dl>
      <div className="mt-4 sm:mt-2">
        <h3 className="text-base">{store.order.history}</h3>
        <ol className="mt-2 grid gap-2">
          {order.history.map(({ status, at }) => (
            <li key={`${at}${status}`} className="flex flex-wrap justify-between gap-x-3">
              <OrderStatusMark status={status} />
              <time dateTime={at} className="text-sm text-ink-3">
                {moment(at)}
              </time>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-semibold">{children}</dd>
    </div>
  );
}
