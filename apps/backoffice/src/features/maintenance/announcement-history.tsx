import type { MaintenanceNotice } from '@goldwren/contracts/staff';
import { maintenanceMessages as messages } from '@goldwren/messages/staff/site/maintenance';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';
import { windowText } from './window-text.ts';

const columns: readonly ListColumn<MaintenanceNotice>[] = [
  { title: `${messages.what}, ${messages.zoneOfList}`, text: windowText },
  { title: messages.when, text: ({ at }) => formats.dayAndTime(at), show: ({ at }) => <When at={at} /> },
  { title: messages.by, text: ({ by }) => by },
  { title: messages.reason, text: ({ reason }) => reason },
];

/** Every announcement. */
export function AnnouncementHistory() {
  const list = usePagedList({ source: queries.maintenance.history, filters: [] });
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">{messages.history}</h2>
      <PagedTable
        list={list}
        caption={messages.history}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={messages.noHistory}
        csvName="maintenance"
      />
    </section>
  );
}
