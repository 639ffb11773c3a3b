import type { StaffFreeEntry } from '@goldwren/contracts/staff';
import { freeEntryMessages as messages } from '@goldwren/messages/staff/checks/free-entries';
import { entryMethods, entryStatuses } from '@goldwren/rules';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';

const columns: readonly ListColumn<StaffFreeEntry>[] = [
  { title: messages.reference, text: ({ reference }) => reference },
  {
    title: messages.person,
    text: ({ display, email }) => `${display} ${email}`,
    show: (entry) => <PlayerName {...entry} />,
  },
  { title: messages.method, text: ({ method }) => messages.methods[method], wide: true },
  { title: messages.day, text: ({ day }) => day, show: ({ day }) => formats.calendarDay(day), wide: true },
  { title: messages.status, text: ({ status }) => messages.statuses[status], wide: true },
  {
    title: messages.clock,
    text: ({ due_at }) => formats.dayAndTime(due_at),
    show: ({ decided_at, created_at, due_at, breached }) =>
      decided_at ? <When at={decided_at} /> : <Clock since={created_at} due={due_at} breached={breached} />,
  },
];

/** By default, shows the pending free entries, oldest first. */
export function EntryList() {
  const list = usePagedList({
    source: queries.freeEntries.list,
    filters: ['reference', 'status', 'method', 'breached'],
    defaultFilters: { status: 'pending' },
    overCells: true,
  });
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'reference', label: messages.reference, kind: 'search' },
          choiceOf('status', messages.status, entryStatuses, messages.statuses),
          choiceOf('method', messages.method, entryMethods, messages.methods),
          { name: 'breached', label: messages.late, kind: 'choice', options: [['true', messages.onlyLate]] },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.entries}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'free-entry', params: { id } })}
        empty={messages.empty}
        csvName="free-entries"
      />
    </>
  );
}
