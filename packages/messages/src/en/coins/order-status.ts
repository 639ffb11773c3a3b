import type { OrderStatus } from '@goldwren/rules';

/** The status of an order, on every screen. */
export const orderStatus: Readonly<Record<OrderStatus, string>> = {
  created: 'Created',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Canceled',
  expired: 'Expired',
  review: 'In review',
  refunded: 'Refunded',
  charged_back: 'Charged back',
};
