import type { PayoutBatch } from '@goldwren/contracts/staff';
import { payoutWords as words } from '@goldwren/messages/staff/payouts';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/export-csv.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Money, moneyText } from '../../shared/money.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<PayoutBatch>[] = [
  {
    title: words.started,
    text: (row) => row.started_at,
    show: (row) => <When at={row.started_at} />,
  },
  { title: words.count, text: ({ payouts }) => String(payouts), numeric: true },
  { title: words.open, text: ({ open }) => String(open), numeric: true },
  {
    title: words.toPay,
    text: ({ net }) => moneyText(net, 'USD'),
    show: ({ net }) => <Money amount={net} unit="USD" />,
    numeric: true,
  },
  { title: words.files, text: ({ methods }) => methods.join(' '), show: (row) => <Files {...row} /> },
];

/** Every batch, newest first, with a file for each of its methods. */
export function BatchList() {
  const list = usePagedList({ ask: queries.payouts.batches, filters: [] });
  return (
    <PagedTable
      list={list}
      caption={words.batches}
      columns={columns}
      rowKey={({ id }) => id}
      opens={({ id }) => ({ page: 'payouts-made', search: { batch: id, state: 'any' } })}
      empty={words.batchesEmpty}
    />
  );
}

function Files({ id, methods }: Pick<PayoutBatch, 'id' | 'methods'>) {
  return (
    <div className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <ActionButton
          key={method}
          label={words.export(words.methods[method])}
          title={words.exportTitle}
          text={words.exportText}
          confirm={words.export(words.methods[method])}
          send={async () =>
            saveFile(
              `payouts-${method}-${id}.csv`,
              await api.payouts.export({ params: { id }, query: { method } }),
              'text/csv',
            )
          }
          done={words.exportDone}
        />
      ))}
    </div>
  );
}
