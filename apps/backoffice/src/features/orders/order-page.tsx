import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderMessages as messages } from '@goldwren/messages/staff/money/orders';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { Money } from '../../shared/money.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { When } from '../../shared/when.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderRefunds } from './order-refunds.tsx';

/** One order: its package, the provider's notifications, its result, and the possible decisions. */
export function OrderPage({ id }: { id: string }) {
  const query = useQuery(queries.orders.get({ params: { id } }));
  return <Detail query={query}>{(order) => <Order {...order} />}</Detail>;
}

function Order(order: StaffOrderDetail) {
  return (
    <>
      <PageTitle
        about={
          order.status === 'review' ? (
            <Clock since={order.since} due={order.due_at} breached={order.breached} />
          ) : (
            messages.statuses[order.status]
          )
        }
        actions={<OrderActions {...order} />}
      >
        {messages.orderTitle(order.package_name)}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.ordered}>
          <OrderFacts {...order} />
        </SectionCard>
        <div className="flex min-w-0 flex-col gap-4">
          <SectionCard title={messages.history}>
            <ol className="flex flex-col gap-1.5">
              {order.history.map(({ status, at, reason }) => (
                <li key={`${at}${status}`}>
                  <span className="font-medium">{messages.statuses[status]}</span> · <When at={at} />
                  <span className="block text-sm text-ink-2">{reason}</span>
                </li>
              ))}
            </ol>
          </SectionCard>
          {order.refunds.length > 0 ? (
            <SectionCard title={messages.refunds}>
              <OrderRefunds refunds={order.refunds} />
            </SectionCard>
          ) : null}
          <SectionCard title={messages.staffNotes}>
            {order.notes.length === 0 ? <p className="text-ink-2">{messages.noNotes}</p> : null}
            <ul className="flex flex-col gap-2">
              {order.notes.map(({ at, by, text }) => (
                <li key={at}>
                  <span className="text-sm text-ink-3">
                    {by} · <When at={at} />
                  </span>
                  <span className="block whitespace-pre-line">{text}</span>
                </li>
              ))}
            </ul>
          </SectionCard>
        </div>
      </div>
      <SectionCard title={messages.notices} className="mt-4">
        <OrderNotices notices={order.notices} />
      </SectionCard>
    </>
  );
}

function OrderFacts(order: StaffOrderDetail) {
  const { granted, choices } = order;
  return (
    <Facts
      facts={[
        [messages.player, <PlayerLink {...order.player} />],
        [messages.price, <Money amount={order.price_usd} unit="USD" />],
        [
          messages.ordered,
          <>
            <Money amount={order.gold_amount} unit="gold" /> + <Money amount={order.sweeps_bonus} unit="sweeps" />
          </>,
        ],
        [
          messages.granted,
          granted ? (
            <>
              <Money amount={granted.gold} unit="gold" /> + <Money amount={granted.sweeps} unit="sweeps" />
            </>
          ) : (
            messages.nothingGranted
          ),
        ],
        [messages.provider, order.provider],
        [messages.providerOrder, order.provider_order],
        [messages.providerReference, order.provider_reference ?? '–'],
        [messages.created, <When at={order.created_at} />],
        [messages.id, <CopyText value={order.id} what={messages.id} />],
        order.note_codes.length > 0
          ? [messages.remarks, order.note_codes.map((code) => messages.notes[code]).join('; ')]
          : null,
        choices.credit_refusal ? [messages.refusal, <code>{choices.credit_refusal}</code>] : null,
      ]}
    />
  );
}
