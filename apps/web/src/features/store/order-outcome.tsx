import { ApiProblem } from '@goldwren/contracts/client';
import type { OrderDetail } from '@goldwren/contracts/player';
import { orderStates } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { orders } from '@goldwren/words/en/orders';
import { ButtonLink } from '../../shared/page-link.tsx';
import { NewBalances } from './new-balances.tsx';
import { OrderFacts } from './order-facts.tsx';
import { leftUnpaid, orderWords } from './order-words.ts';
import { useOrder } from './use-order.ts';

interface OrderOutcomeProps {
  id: string;
  /** The buyer came back by Cancel. */
  cancelled: boolean;
}

/** The true state of an order, as the server has it, until it settles. */
export function OrderOutcome({ id, cancelled }: OrderOutcomeProps) {
  const order = useOrder(id);
  const unknown = order.error instanceof ApiProblem && [404, 422].includes(order.error.status);
  if (unknown && !order.data) return <UnknownOrder />;
  return (
    <Loaded
      query={order}
      loading="Loading your order"
      skeleton={<OrderLoading />}
      problem="Could not load your order."
      problemClass="card p-5"
      keepsOlder
    >
      {(shown) => <ShownOrder order={order} shown={shown} cancelled={cancelled} />}
    </Loaded>
  );
}

interface ShownOrderProps {
  order: ReturnType<typeof useOrder>;
  shown: OrderDetail;
  cancelled: boolean;
}

function ShownOrder({ order, shown, cancelled }: ShownOrderProps) {
  const settled = orderStates[shown.status].final;
  return (
    <div className="card overflow-hidden">
      <OrderHeadline order={shown} cancelled={cancelled} />
      {shown.status === 'paid' ? <NewBalances /> : null}
      <OrderFacts order={shown} />
      <div className="border-t border-line p-4 md:px-6">
        {order.isError ? (
          <StatusText tone="bad" className="mb-4">
            We could not ask again just now. What you see may be out of date.
          </StatusText>
        ) : null}
        <NextSteps order={shown} />
        {settled ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-3">
            <p className="min-w-0 flex-1">This page looks again by itself. Coins are added even when you close it.</p>
            <Button look="quiet" busy={order.isFetching} onClick={() => order.refetch()}>
              Check now
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function OrderHeadline({ order, cancelled }: { order: OrderDetail; cancelled: boolean }) {
  const waiting = order.status === 'created' || order.status === 'pending';
  const words = cancelled && waiting ? leftUnpaid : orderWords[order.status];
  return (
    <div className="p-4 md:p-6">
      <StatusText tone={words.tone} className="text-lg">
        <h2 className="text-2xl leading-7">{words.title}</h2>
        <p className="mt-1.5 text-base text-ink-2">{words.text}</p>
        {order.notes.map((note) => (
          <p key={note.code} className="mt-2 text-base text-ink">
            {orders.note(note)}
          </p>
        ))}
      </StatusText>
    </div>
  );
}

function NextSteps({ order }: { order: OrderDetail }) {
  if (order.status === 'paid') {
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink page="games">Play</ButtonLink>
        <ButtonLink page="dashboard" look="secondary">
          Dashboard
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink page="buy-coins" look="secondary">
        Back to packages
      </ButtonLink>
      <ButtonLink page="dashboard" look="secondary">
        Dashboard
      </ButtonLink>
      <ButtonLink page="contact" look="quiet">
        Contact Us
      </ButtonLink>
    </div>
  );
}

/** The address names no order, or one of somebody else: both read the same. */
export function UnknownOrder() {
  return (
    <div className="card p-4 md:p-6">
      <StatusText tone="warn" className="text-lg">
        <h2 className="text-2xl leading-7">Order not found</h2>
        <p className="mt-1.5 text-base text-ink-2">
          None of your orders has this number. If you have just paid, your order is listed on your dashboard.
        </p>
      </StatusText>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink page="dashboard">Dashboard</ButtonLink>
        <ButtonLink page="contact" look="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  );
}

function OrderLoading() {
  return (
    <div className="card p-4 md:p-6">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="mt-3 h-12 w-full" />
      <Skeleton className="mt-8 h-40 w-full" />
    </div>
  );
}
