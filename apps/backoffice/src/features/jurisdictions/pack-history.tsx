import type { PolicySwitch } from '@goldwren/contracts/staff';
import { jurisdictionsMessages as messages } from '@goldwren/messages/staff/site/jurisdictions';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<PolicySwitch>[] = [
  { title: messages.pack, text: (row) => row.pack_id },
  { title: messages.when, text: ({ at }) => formats.dayAndTime(at), show: ({ at }) => <When at={at} /> },
  { title: messages.requestedBy, text: (row) => row.requested_by ?? '–' },
  { title: messages.approvedBy, text: ({ by }) => by },
  { title: messages.reason, text: ({ reason }) => reason ?? '' },
];

/** Every change of the active pack. */
export function PackHistory() {
  const list = usePagedList({ source: queries.jurisdictions.history, filters: [] });
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">{messages.history}</h2>
      <PagedTable
        list={list}
        caption={messages.history}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={messages.noHistory}
        csvName="jurisdictions"
      />
    </section>
  );
}
