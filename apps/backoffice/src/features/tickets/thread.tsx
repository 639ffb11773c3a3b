import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketMessages } from '@goldwren/messages/staff/queues/tickets';
import { When } from '../../shared/when.tsx';

/** Style of each kind of message. The label above a message gives the same information. */
const messageStyles = {
  person: 'border-line bg-well',
  staff: 'border-line-strong bg-raised sm:ml-8',
  note: 'border-dashed border-line-strong',
} as const;

/** The messages, oldest first. They are shown as plain text with their line breaks. */
export function Thread({ messages, earlier, name }: Pick<StaffTicketDetail, 'messages' | 'earlier' | 'name'>) {
  return (
    <>
      {earlier ? <p className="mb-3 text-sm text-ink-3">{ticketMessages.earlier}</p> : null}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className={`min-w-0 rounded-(--radius-m) border p-3 ${messageStyles[message.author]}`}>
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
