import { useParams } from 'react-router';
import { OrderPage } from '../../features/orders/order-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <OrderPage id={id} />;
}
