import { orderMessages } from '@goldwren/messages/staff/money/orders';
import { OrderList } from '../../features/orders/order-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={orderMessages.about}>{orderMessages.title}</PageTitle>
      <OrderList />
    </>
  );
}
