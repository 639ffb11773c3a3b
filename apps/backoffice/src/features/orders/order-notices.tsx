import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderMessages as messages } from '@goldwren/messages/staff/money/orders';
import { Table } from '@goldwren/ui/table';
import { When } from '../../shared/when.tsx';

const cell = 'px-2 py-1.5 align-top';

/** The raw notifications of the payment provider about an order, and the result of each. */
export function OrderNotices({ notices }: Pick<StaffOrderDetail, 'notices'>) {
  if (notices.length === 0) return <p className="text-ink-2">{messages.noNotices}</p>;
  return (
    <div className="overflow-x-auto">
      <Table
        caption={messages.notices}
        cell={cell}
        columns={[
          { title: messages.at },
          { title: messages.said },
          { title: messages.amount, numeric: true },
          { title: messages.receiver },
          { title: messages.providerReference },
          { title: messages.verdict },
        ]}
      >
        {notices.map(({ at, status, amount, currency, receiver, provider_reference, verdict }) => (
          <tr key={`${at}${provider_reference}${status}`}>
            <td className={cell}>
              <When at={at} />
            </td>
            <td className={cell}>{status}</td>
            <td className={`${cell} text-right whitespace-nowrap`}>{`${amount} ${currency}`}</td>
            <td className={`${cell} break-all`}>{receiver}</td>
            <td className={`${cell} break-all`}>{provider_reference ?? '–'}</td>
            <td className={cell}>{verdict ? messages.verdicts[verdict] : messages.pending}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
