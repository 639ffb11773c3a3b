import { orderStatus } from '@goldwren/messages/current/order-status';
import type { OrderStatus } from '@goldwren/rules';
import { FrameIcon, type FrameIconName } from '@goldwren/ui/frame-icons';

const styles: Record<OrderStatus, { icon: FrameIconName; color: string }> = {
  created: { icon: 'clock', color: 'text-info' },
  pending: { icon: 'clock', color: 'text-info' },
  paid: { icon: 'check', color: 'text-ok' },
  failed: { icon: 'alert', color: 'text-bad' },
  cancelled: { icon: 'close', color: 'text-ink-2' },
  expired: { icon: 'clock', color: 'text-ink-2' },
  review: { icon: 'info', color: 'text-warn' },
  refunded: { icon: 'info', color: 'text-ink-2' },
  charged_back: { icon: 'alert', color: 'text-warn' },
};

/** The status of an order as an icon and a word, never as color alone. */
export function OrderStatusMark({ status, className = '' }: { status: OrderStatus; className?: string }) {
  const { icon, color } = styles[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${color} ${className}`}>
      <FrameIcon name={icon} className="size-[1.1em]" />
      {orderStatus[status]}
    </span>
  );
}
