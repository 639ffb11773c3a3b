import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketMessages } from '@goldwren/messages/staff/tickets';
import { When } from '../../shared/when.tsx';

/** How each kind of message looks; the words above it say the same. */
const looks = {
  person: 'border-line bg-well',
  staff: 'border-line-strong bg-raised sm:ml-8',
  note: 'border-dashed border-line-strong',
} as const;

/** What was written, oldest first. What people typed is text, its lines as they broke them. */
export function Thread({ messages, earlier, name }: Pick<StaffTicketDetail, 'messages' | 'earlier' | 'name'>) {
  return (
    <>
      {earlier ? <p className="mb-3 text-sm text-ink-3">{ticketMessages.earlier}</p> : null}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className={`min-w-0 rounded-(--radius-m) border p-3 ${looks[message.author]}`}>
            <p className="mb-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-3">
              <span>
                <span className="font-semibold text-ink-2">{message.name ?? name}</span> ·{' '}
                {ticketMessages.authors[message.author]}
              </span>
              <When at={message.at} />
            </p>
            <p className="break-words whitespace-pre-wrap">{message.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
