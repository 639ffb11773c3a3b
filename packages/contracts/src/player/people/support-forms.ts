/** Bodies of support forms. Form routes load these schemas lazily to validate. The API enforces the same rules. */
import { support, ticketCategories } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { email, personName, visible } from '../../shared/person.ts';
import { ticketText } from '../../shared/ticket.ts';

export const supportForm = z
  .strictObject({
    name: personName('full_name_missing', support.nameMaxLength),
    email,
    subject: z
      .string()
      .trim()
      .min(1, formCode('subject_missing'))
      .max(support.subjectMaxLength)
      .regex(visible, formCode('plain_text_only')),
    category: z.enum(ticketCategories).default('general'),
    message: ticketText,
  })
  .meta({ id: 'SupportForm' });
export type SupportForm = z.input<typeof supportForm>;

export const ticketReplyForm = z.strictObject({ message: ticketText }).meta({ id: 'TicketReplyForm' });
export type TicketReplyForm = z.input<typeof ticketReplyForm>;
