/** Bodies of forms for support tickets. */
import { pagination } from '@goldwren/rules';
import { z } from 'zod';
import { uuid } from '../../shared/ids.ts';
import { ticketText } from '../../shared/ticket.ts';

export const ticketAnswerForm = z
  .strictObject({
    message: ticketText.describe('Message to the person, mailed without changes.'),
    read_to: uuid.describe('ID of the last message that was read. An answer is rejected if there is a newer message.'),
  })
  .meta({ id: 'TicketAnswerForm' });
export type TicketAnswerForm = z.input<typeof ticketAnswerForm>;

export const ticketNoteForm = z
  .strictObject({ message: ticketText.describe('Message that only staff can see.') })
  .meta({ id: 'TicketNoteForm' });
export type TicketNoteForm = z.input<typeof ticketNoteForm>;

export const ticketAssignmentForm = z
  .strictObject({
    ids: z.array(uuid).min(1).max(pagination.maxLimit).describe('IDs of the tickets.'),
    to: uuid.nullable().describe('ID of the staff member. Null removes the assignments.'),
  })
  .meta({ id: 'TicketAssignmentForm' });
