import type { OrderStatus } from '@goldwren/rules';
import type { StatusTone } from '@goldwren/ui/status-text';

/** How each outcome of an order is shown; `left`: the buyer came back by Cancel while none is known. */
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
