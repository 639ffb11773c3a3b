import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderMessages as messages } from '@goldwren/messages/staff/money/orders';
import { When } from '../../shared/when.tsx';

/** The refunds that staff requested for an order, with the answers of the provider. */
export function OrderRefunds({ refunds }: Pick<StaffOrderDetail, 'refunds'>) {
  return (
    <ol className="flex flex-col gap-2">
      {refunds.map(({ id, status, rejection, requested_by, requested_at, provider_reference }) => (
        <li key={id}>
          <span className="font-medium">
            {rejection === null ? messages.refundStatuses[status] : messages.refundRejected(rejection)}
          </span>
          <span className="block text-sm text-ink-2">
            {`${messages.requestedBy} ${requested_by}`} · <When at={requested_at} />
          </span>
          {provider_reference ? <span className="block text-sm break-all text-ink-2">{provider_reference}</span> : null}
        </li>
      ))}
    </ol>
  );
}
