import type { StaffOrderDetail } from '@goldwren/contracts/staff';
import { orderWords as words } from '@goldwren/messages/staff/orders';
import { Table } from '@goldwren/ui/table';
import { When } from '../../shared/when.tsx';

const cell = 'px-2 py-1.5 align-top';

/** What the provider said of an order, as it was sent, and what became of each notification. */
export function OrderNotices({ notices }: Pick<StaffOrderDetail, 'notices'>) {
  if (notices.length === 0) return <p className="text-ink-2">{words.noNotices}</p>;
  return (
    <div className="overflow-x-auto">
      <Table
        caption={words.notices}
        cell={cell}
        columns={[
          { title: words.at },
          { title: words.said },
          { title: words.amount, numeric: true },
          { title: words.receiver },
          { title: words.providerReference },
          { title: words.verdict },
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
            <td className={cell}>{verdict ? words.verdicts[verdict] : words.pending}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
