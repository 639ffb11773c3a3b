import { ticketMessages } from '@goldwren/messages/staff/queues/tickets';
import { TicketList } from '../../features/tickets/ticket-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={ticketMessages.about}>{ticketMessages.title}</PageTitle>
      <TicketList />
    </>
  );
}
