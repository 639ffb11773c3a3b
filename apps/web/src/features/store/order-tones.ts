import type { OrderStatus } from '@goldwren/rules';
import type { StatusTone } from '@goldwren/ui/status-text';

/** The tone of each order status. `left` means that the buyer returned with Cancel before a result was known. */
export const toneOf: Record<OrderStatus | 'left', StatusTone> = {
  created: 'info',
  pending: 'info',
  paid: 'ok',
  failed: 'bad',
  cancelled: 'info',
  expired: 'info',
  review: 'warn',
  refunded: 'info',
  charged_back: 'warn',
  left: 'info',
};
