/** Bodies of tickets. */
import { z } from 'zod';
import { uuid } from '../shared/ids.ts';
import { ticketText } from '../shared/ticket.ts';

export const ticketAnswerForm = z
  .strictObject({
    message: ticketText.describe('Mailed to the person as it is written.'),
    read_to: uuid.describe('The last message that was read. An answer to less than everything is refused.'),
  })
  .meta({ id: 'TicketAnswerForm' });
export type TicketAnswerForm = z.input<typeof ticketAnswerForm>;

export const ticketNoteForm = z
  .strictObject({ message: ticketText.describe('For staff alone.') })
  .meta({ id: 'TicketNoteForm' });
export type TicketNoteForm = z.input<typeof ticketNoteForm>;
