import type { AuditEntry } from '@goldwren/contracts/staff';
import { auditMessages as messages } from '@goldwren/messages/staff/monitoring/audit';
import { auditActions, auditSubjects, dayAfter, isCalendarDay, productDayStart } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { queries } from '../../lib/queries.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { type ListColumn, PagedTable } from '../../shared/paged-table.tsx';
import { When } from '../../shared/when.tsx';

function factsText(facts: AuditEntry['facts']): string {
  if (facts === null) return messages.erased;
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
}

const columns: readonly ListColumn<AuditEntry>[] = [
  { title: messages.seq, text: ({ seq }) => String(seq), numeric: true },
  { title: messages.at, text: ({ at }) => formats.dayAndTime(at), show: ({ at }) => <When at={at} /> },
  { title: messages.who, text: ({ staff }) => staff.name },
  { title: messages.action, text: ({ action }) => action, show: ({ action }) => <code>{action}</code> },
  {
    title: messages.subject,
    text: ({ subject }) => (subject ? `${subject.type} ${subject.id}` : ''),
    show: ({ subject }) =>
      subject ? (
        <>
          {subject.type} <code className="text-sm break-all text-ink-3">{subject.id}</code>
        </>
      ) : null,
    wide: true,
  },
  {
    title: messages.facts,
    text: ({ facts }) => factsText(facts),
    show: ({ facts }) => <span className="text-sm break-words text-ink-2">{factsText(facts)}</span>,
    wide: true,
  },
];

/**
 * Converts the days in the URL to the instants that the API expects. Invalid days pass unchanged, so that the
 * API rejects them.
 */
function instantsOfDays({ from, to, ...others }: Readonly<Record<string, string>>): Record<string, string> {
  const start = (day: string) => (isCalendarDay(day) ? productDayStart(day).toISOString() : day);
  return {
    ...others,
    ...(from ? { from: start(from) } : {}),
    ...(to ? { to: start(isCalendarDay(to) ? dayAfter(to) : to) } : {}),
  };
}

const choices = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** The audit log with filters by person, action, subject, day and text. */
export function AuditList() {
  const list = usePagedList({
    source: queries.audit.search,
    filters: ['staff', 'action', 'subject_type', 'subject_id', 'from', 'to'],
    privateFilters: ['q'],
    translate: instantsOfDays,
  });
  const staffMembers = useQuery(queries.audit.staff());
  const people = (staffMembers.data?.results ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          { name: 'q', label: messages.search, kind: 'search' },
          { name: 'staff', label: messages.who, kind: 'choice', options: people },
          { name: 'action', label: messages.action, kind: 'choice', options: choices(auditActions) },
          { name: 'subject_type', label: messages.subject, kind: 'choice', options: choices(auditSubjects) },
          { name: 'subject_id', label: messages.about_id, kind: 'text' },
          { name: 'from', label: messages.from, kind: 'date' },
          { name: 'to', label: messages.to, kind: 'date' },
        ]}
      />
      <PagedTable
        list={list}
        caption={messages.entries}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        empty={messages.empty}
        csvName="audit-log"
      />
    </>
  );
}
