import { ApiProblem } from '@goldwren/contracts/client';
import type { OrderDetail } from '@goldwren/contracts/player';
import { orders } from '@goldwren/messages/current/orders';
import { site } from '@goldwren/messages/current/site';
import { store } from '@goldwren/messages/current/store';
import { orderStates } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { NewBalances } from './new-balances.tsx';
import { OrderFacts } from './order-facts.tsx';
import { toneOf } from './order-tones.ts';
import { useOrder } from './use-order.ts';

interface OrderOutcomeProps {
  id: string;
  /** True when the buyer returned with Cancel. */
  cancelled: boolean;
}

/** Shows the status of an order from the server, until it is final. */
export function OrderOutcome({ id, cancelled }: OrderOutcomeProps) {
  const order = useOrder(id);
  const unknown = order.error instanceof ApiProblem && [404, 422].includes(order.error.status);
  if (unknown && !order.data) return <UnknownOrder />;
  return (
    <Loaded
      query={order}
      loading={store.order.loading}
      skeleton={<OrderLoading />}
      problem={store.order.problem}
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
            {store.order.stale}
          </StatusText>
        ) : null}
        <NextSteps order={shown} />
        {settled ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-3">
            <p className="min-w-0 flex-1">{store.order.looksAgain}</p>
            <Button look="quiet" busy={order.isFetching} onClick={() => order.refetch()}>
              {store.order.checkNow}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function OrderHeadline({ order, cancelled }: { order: OrderDetail; cancelled: boolean }) {
  const waiting = order.status === 'created' || order.status === 'pending';
  const outcome = cancelled && waiting ? 'left' : order.status;
  const messages = store.outcomes[outcome];
  return (
    <div className="p-4 md:p-6">
      <StatusText tone={toneOf[outcome]} className="text-lg">
        <h2 className="text-2xl leading-7">{messages.title}</h2>
        <p className="mt-1.5 text-base text-ink-2">{messages.text}</p>
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
        <ButtonLink page="games">{store.order.play}</ButtonLink>
        <ButtonLink page="dashboard" look="secondary">
          {site.dashboard}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink page="buy-coins" look="secondary">
        {store.order.back}
      </ButtonLink>
      <ButtonLink page="dashboard" look="secondary">
        {site.dashboard}
      </ButtonLink>
      <ButtonLink page="contact" look="quiet">
        {site.contact}
      </ButtonLink>
    </div>
  );
}

/** Shown when the address names no order or another player's order. Both look the same. */
export function UnknownOrder() {
  return (
    <div className="card p-4 md:p-6">
      <StatusText tone="warn" className="text-lg">
        <h2 className="text-2xl leading-7">{store.order.unknown}</h2>
        <p className="mt-1.5 text-base text-ink-2">{store.order.unknownText}</p>
      </StatusText>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink page="dashboard">{site.dashboard}</ButtonLink>
        <ButtonLink page="contact" look="secondary">
          {site.contact}
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
