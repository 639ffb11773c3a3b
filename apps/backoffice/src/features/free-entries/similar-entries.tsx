import type { StaffFreeEntryDetail } from '@goldwren/contracts/staff';
import { freeEntryMessages as messages } from '@goldwren/messages/staff/checks/free-entries';
import { formats } from '../../lib/format.ts';
import { PageLink } from '../../shared/page-link.tsx';

/** Other entries with the same email, person or address. Each person may have one entry a day. */
export function SimilarEntries({ entries }: { entries: StaffFreeEntryDetail['alike'] }) {
  if (entries.length === 0) return <p className="text-ink-2">{messages.notAlike}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ id, reference, display, day, status, same }) => (
        <li key={id} className="py-2">
          <PageLink page="free-entry" params={{ id }} className="link font-medium">
            {reference}
          </PageLink>{' '}
          {display}, {formats.calendarDay(day)}
          <span className="block text-sm text-ink-2">
            {messages.statuses[status]} · {messages.shares} {formats.and(same.map((kind) => messages.same[kind]))}
          </span>
        </li>
      ))}
    </ul>
  );
}
