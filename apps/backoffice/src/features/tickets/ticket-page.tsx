import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketMessages } from '@goldwren/messages/staff/queues/tickets';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerName } from '../../shared/player-name.tsx';
import { When } from '../../shared/when.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Thread } from './thread.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { useTicketUpdates } from './use-ticket-updates.ts';

/** One ticket: its thread, the answer form, and its actions. */
export function TicketPage({ id }: { id: string }) {
  const query = useQuery(queries.tickets.get({ params: { id } }));
  useTicketUpdates(id, query.data);
  return <Detail query={query}>{(ticket) => <Ticket {...ticket} />}</Detail>;
}

function Ticket(ticket: StaffTicketDetail) {
  const { id, status, messages } = ticket;
  return (
    <>
      <PageTitle about={<Standing {...ticket} />} actions={<TicketActions {...ticket} />}>
        {ticketMessages.ticketTitle(ticket.reference)}
      </PageTitle>
      <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <SectionCard title={ticket.subject} className="[&_h2]:min-w-0 [&_h2]:break-words">
          <Thread {...ticket} />
          {status === 'closed' ? (
            <StatusText tone="info" className="mt-4">
              {ticketMessages.closed}
            </StatusText>
          ) : (
            <AnswerForm ticket={ticket} readTo={messages.at(-1)?.id ?? id} />
          )}
        </SectionCard>
        <div className="grid gap-4">
          <SectionCard title={ticketMessages.person}>
            <Person {...ticket} />
          </SectionCard>
          <SectionCard title={ticketMessages.others}>
            <Others {...ticket} />
          </SectionCard>
        </div>
      </div>
    </>
  );
}

function Standing({ status, waiting_since, due_at, breached }: StaffTicketDetail) {
  if (status !== 'waiting') return ticketMessages.statuses[status];
  return <Clock since={waiting_since} due={due_at} breached={breached} />;
}

function Person({ name, full_email, player, linked, locale, category, assigned_to, created_at }: StaffTicketDetail) {
  return (
    <Facts
      facts={[
        [ticketMessages.name, name],
        [ticketMessages.email, full_email],
        [ticketMessages.player, player ? <PlayerName {...player} /> : ticketMessages.noPlayer],
        [ticketMessages.reads, linked ? ticketMessages.onSite : ticketMessages.byMail],
        [ticketMessages.language, ticketMessages.languages[locale]],
        [ticketMessages.category, ticketMessages.categories[category]],
        [ticketMessages.assigned, assigned_to ?? ticketMessages.unassigned],
        [ticketMessages.received, <When at={created_at} />],
      ]}
    />
  );
}

function Others({ others }: StaffTicketDetail) {
  if (others.length === 0) return <p className="text-ink-2">{ticketMessages.noOthers}</p>;
  return (
    <ul className="divide-y divide-line">
      {others.map(({ id, reference, subject, status, created_at }) => (
        <li key={id} className="py-2">
          <PageLink page="ticket" params={{ id }} className="link font-medium">
            {reference}
          </PageLink>{' '}
          <span className="break-words">{subject}</span>
          <span className="block text-sm text-ink-2">
            {ticketMessages.statuses[status]} · <When at={created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
