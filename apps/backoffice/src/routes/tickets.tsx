import { ticketWords } from '@goldwren/messages/staff/tickets';
import { TicketList } from '../features/tickets/ticket-list.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={ticketWords.about}>{ticketWords.title}</PageTitle>
      <TicketList />
    </>
  );
}
