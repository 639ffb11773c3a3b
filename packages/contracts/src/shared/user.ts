import {
  acceptedDocuments,
  identityStatuses,
  locales,
  nameLocks,
  restrictionCodes,
  welcomeSweepsStates,
} from '@goldwren/rules';
import { z } from 'zod';
import { instant, uuid } from './ids.ts';
import { country } from './person.ts';

/** The signed-in player, as the browser may know them. */
export const user = z
  .object({
    id: uuid,
    email: z.string().meta({ format: 'email' }),
    first_name: z.string(),
    last_name: z.string(),
    country,
    us_state: z.string().meta({ pattern: '^[A-Z]{2}$' }).nullable(),
    phone: z.string().nullable(),
    locale: z.enum(locales).describe('The language of mails, and of answers while signed in.'),
    show_as_winner: z.boolean(),
    mail_reminders: z
      .boolean()
      .describe('Whether reminders are mailed (packages/rules, `reminderMails`). Every other mail is always sent.'),
    email_verified: z.boolean(),
    created_at: instant,
    identity_status: z.enum(identityStatuses),
    welcome_sweeps: z
      .enum(welcomeSweepsStates)
      .describe('What became of the Sweeps Coins of the welcome offer: they come once per mailbox.'),
    name_lock: z
      .enum(nameLocks)
      .nullable()
      .describe('Why the player can no longer change their name: support does it then. Null: they can.'),
    restrictions: z.array(z.enum(restrictionCodes)),
    terms_due: z
      .array(z.enum(acceptedDocuments))
      .describe(
        'Legal texts whose newest version waits for an acceptance; play and purchases go on for the 30 days of notice.',
      ),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;
