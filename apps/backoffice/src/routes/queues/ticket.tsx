import { useParams } from 'react-router';
import { TicketPage } from '../../features/tickets/ticket-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <TicketPage key={id} id={id} />;
}
