import { store } from '@goldwren/messages/current/store';
import { useSearchParams } from 'react-router';
import { OrderOutcome, UnknownOrder } from '../../features/store/order-outcome.tsx';

export function Component() {
  const [search] = useSearchParams();
  // The payment provider's return address uses the name `order_id`.
  const id = search.get('order') ?? search.get('order_id');
  return (
    <div className="content max-w-3xl pt-6 md:pt-10">
      <h1 className="mb-5 text-3xl md:text-4xl">{store.order.title}</h1>
      {id ? <OrderOutcome key={id} id={id} cancelled={search.get('cancelled') === '1'} /> : <UnknownOrder />}
    </div>
  );
}
