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

/** The signed-in player, with the data that the browser may have. */
export const user = z
  .object({
    id: uuid,
    email: z.string().meta({ format: 'email' }),
    first_name: z.string(),
    last_name: z.string(),
    country,
    us_state: z.string().meta({ pattern: '^[A-Z]{2}$' }).nullable(),
    phone: z.string().nullable(),
    locale: z.enum(locales).describe('Language of mails, and of responses while signed in.'),
    show_as_winner: z.boolean(),
    mail_reminders: z.boolean().describe('Whether reminders are mailed. Other mails are always sent.'),
    email_verified: z.boolean(),
    created_at: instant,
    identity_status: z.enum(identityStatuses),
    welcome_sweeps: z
      .enum(welcomeSweepsStates)
      .describe('Status of the Sweeps Coins of the welcome offer. Each mailbox can get them once.'),
    name_lock: z
      .enum(nameLocks)
      .nullable()
      .describe('Why only support can change the name. Null if the player can change it.'),
    restrictions: z.array(z.enum(restrictionCodes)),
    terms_due: z
      .array(z.enum(acceptedDocuments))
      .describe(
        'Legal texts with a new version to accept. Play and purchases remain possible during the notice period of 30 days.',
      ),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;
