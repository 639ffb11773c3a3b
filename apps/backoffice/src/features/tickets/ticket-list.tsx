import type { StaffTicket } from '@goldwren/contracts/staff';
import { ticketMessages as messages } from '@goldwren/messages/staff/queues/tickets';
import { ticketCategories, ticketStatuses } from '@goldwren/rules';
import { useState } from 'react';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { choiceOf } from '../../lib/options-of.ts';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';
import { AssignBar } from './assign-bar.tsx';

function takenBy({ assigned_to, assigned_to_me }: StaffTicket): string {
  return assigned_to_me ? messages.me : (assigned_to ?? messages.unassigned);
}

const columns: readonly ListColumn<StaffTicket>[] = [
  {
    title: messages.reference,
    text: ({ reference }) => reference,
    show: ({ reference }) => <span className="whitespace-nowrap">{reference}</span>,
  },
  { title: messages.subject, text: ({ subject }) => subject, show: ({ subject }) => <Subject>{subject}</Subject> },
  {
    title: messages.person,
    text: ({ display, email }) => `${display} ${email}`,
    show: (ticket) => <PlayerName {...ticket} />,
    wide: true,
  },
  { title: messages.category, text: ({ category }) => messages.categories[category], wide: true },
  { title: messages.assigned, text: takenBy, wide: true },
  {
    title: messages.clock,
    text: ({ due_at }) => (due_at ? formats.dayAndTime(due_at) : ''),
    show: ({ waiting_since, due_at, breached, last_message_at }) =>
      due_at ? <Clock since={waiting_since} due={due_at} breached={breached} /> : <When at={last_message_at} />,
  },
];

function Subject({ children }: { children: string }) {
  return (
    <span className="line-clamp-2 max-w-80 min-w-28 break-words min-[90rem]:line-clamp-none min-[90rem]:max-w-none">
      {children}
    </span>
  );
}

/** By default, shows the waiting tickets, the longest waiting first. */
export function TicketList() {
  const list = usePagedList({
    source: queries.tickets.list,
    filters: ['reference', 'status', 'category', 'mine', 'breached'],
    defaultFilters: { status: 'waiting' },
    overCells: true,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Rows of other pages, or with other filters, are not assigned without being seen.
  const ids = (list.query.data?.results ?? []).map(({ id }) => id).filter((id) => selected.has(id));
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'reference', label: messages.reference, kind: 'search' },
          choiceOf('status', messages.status, ticketStatuses, messages.statuses),
          choiceOf('category', messages.category, ticketCategories, messages.categories),
          { name: 'mine', label: messages.mine, kind: 'choice', options: [['true', messages.onlyMine]] },
          { name: 'breached', label: messages.late, kind: 'choice', options: [['true', messages.onlyLate]] },
        ]}
      />
      {ids.length > 0 ? <AssignBar ids={ids} onDone={() => setSelected(new Set())} /> : null}
      <PagedTable
        list={list}
        selection={{
          ids: selected,
          change: setSelected,
          labelOf: ({ reference }) => messages.selectTicket(reference),
        }}
        caption={messages.tickets}
        columns={columns}
        rowKey={({ id }) => id}
        opens={({ id }) => ({ page: 'ticket', params: { id } })}
        empty={messages.empty}
        csvName="tickets"
      />
    </>
  );
}
