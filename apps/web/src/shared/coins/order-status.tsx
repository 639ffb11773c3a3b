import { orderStatus } from '@goldwren/messages/current/order-status';
import type { OrderStatus } from '@goldwren/rules';
import { FrameIcon, type FrameIconName } from '@goldwren/ui/frame-icons';

const styles: Record<OrderStatus, { icon: FrameIconName; colour: string }> = {
  created: { icon: 'clock', colour: 'text-info' },
  pending: { icon: 'clock', colour: 'text-info' },
  paid: { icon: 'check', colour: 'text-ok' },
  failed: { icon: 'alert', colour: 'text-bad' },
  cancelled: { icon: 'close', colour: 'text-ink-2' },
  expired: { icon: 'clock', colour: 'text-ink-2' },
  review: { icon: 'info', colour: 'text-warn' },
  refunded: { icon: 'info', colour: 'text-ink-2' },
  charged_back: { icon: 'alert', colour: 'text-warn' },
};

/** The status of an order as an icon and a word, never as colour alone. */
export function OrderStatusMark({ status, className = '' }: { status: OrderStatus; className?: string }) {
  const { icon, colour } = styles[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour} ${className}`}>
      <FrameIcon name={icon} className="size-[1.1em]" />
      {orderStatus[status]}
    </span>
  );
}
