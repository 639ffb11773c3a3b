import { ticketWords } from '@goldwren/words/staff/tickets';
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
