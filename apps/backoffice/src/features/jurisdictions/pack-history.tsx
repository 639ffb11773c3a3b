import type { PolicySwitch } from '@goldwren/contracts/staff';
import { jurisdictionsWords as words } from '@goldwren/messages/staff/jurisdictions';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<PolicySwitch>[] = [
  { title: words.pack, text: (row) => row.pack_id },
  { title: words.when, text: ({ at }) => formats.dayAndTime(at), show: ({ at }) => <When at={at} /> },
  { title: words.by, text: ({ by }) => by },
  { title: words.reason, text: ({ reason }) => reason ?? '' },
];

/** Every switch there ever was. */
export function PackHistory() {
  const list = usePagedList({ ask: queries.jurisdictions.history, filters: [] });
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">{words.history}</h2>
      <PagedTable
        list={list}
        caption={words.history}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={words.noHistory}
        csvName="jurisdictions"
      />
    </section>
  );
}
