import type { PayoutBatch } from '@goldwren/contracts/staff';
import { payoutMessages as messages } from '@goldwren/messages/staff/money/payouts';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/lists/export-csv.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<PayoutBatch>[] = [
  {
    title: messages.started,
    text: (row) => row.started_at,
    show: (row) => <When at={row.started_at} />,
  },
  { title: messages.count, text: ({ payouts }) => String(payouts), numeric: true },
  { title: messages.open, text: ({ open }) => String(open), numeric: true },
  {
    title: messages.toPay,
    text: ({ net }) => moneyText(net, 'USD'),
    show: ({ net }) => <Money amount={net} unit="USD" />,
    numeric: true,
  },
  { title: messages.files, text: ({ methods }) => methods.join(' '), show: (row) => <Files {...row} /> },
];

/** Every batch, newest first, with a file for each of its methods. */
export function BatchList() {
  const list = usePagedList({ source: queries.payouts.batches, filters: [] });
  return (
    <PagedTable
      list={list}
      caption={messages.batches}
      columns={columns}
      rowKey={({ id }) => id}
      opens={({ id }) => ({ page: 'payouts-made', search: { batch: id, state: 'any' } })}
      empty={messages.batchesEmpty}
    />
  );
}

function Files({ id, methods }: Pick<PayoutBatch, 'id' | 'methods'>) {
  return (
    <div className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <ActionButton
          key={method}
          label={messages.export(messages.methods[method])}
          title={messages.exportTitle}
          text={messages.exportText}
          send={async () =>
            saveFile(
              `payouts-${method}-${id}.csv`,
              await api.payouts.export({ params: { id }, query: { method } }),
              'text/csv',
            )
          }
          done={messages.exportDone}
        />
      ))}
    </div>
  );
}
