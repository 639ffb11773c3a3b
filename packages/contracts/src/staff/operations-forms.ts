/** Bodies of forms for free entries and orders. */
import { entryRejectionReasons, freeEntry, isCalendarDay, locales } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from '../shared/form-codes.ts';
import { ageAndPlace, email, personName, postalAddress, regionMatchesCountry } from '../shared/person.ts';
import { reason } from './reason.ts';

export const entryRejectionForm = z
  .strictObject({
    reason: z.enum(entryRejectionReasons),
    note: reason.optional().describe('Message to the person. Required for the reason `other`.'),
  })
  .refine((form) => form.reason !== 'other' || form.note !== undefined, { path: ['note'], error: formCode('missing') })
  .meta({ id: 'EntryRejectionForm' });
export type EntryRejectionForm = z.input<typeof entryRejectionForm>;

export const mailInForm = z
  .strictObject({
    full_name: personName('full_name_missing', freeEntry.fullNameMaxLength),
    email,
    address: postalAddress(freeEntry.addressMaxLength),
    ...ageAndPlace,
    received_on: z.string().refine(isCalendarDay, formCode('invalid')).describe('Day on which the card was received.'),
    locale: z.enum(locales).describe('Language of the card, used for the mails about it.'),
  })
  .refine(regionMatchesCountry, { path: ['us_state'], error: formCode('region_not_of_country') })
  .meta({ id: 'MailInForm' });
export type MailInForm = z.input<typeof mailInForm>;

/** The reason for a decision. */
export const reasonForm = z.strictObject({ reason }).meta({ id: 'ReasonForm' });
export type ReasonForm = z.input<typeof reasonForm>;

export const orderRefundForm = z
  .strictObject({
    provider_reference: z
      .string()
      .trim()
      .regex(/^[\w./:-]{3,100}$/, formCode('invalid'))
      .describe('ID of the refund at the provider.'),
    reason,
  })
  .meta({ id: 'OrderRefundForm' });
export type OrderRefundForm = z.input<typeof orderRefundForm>;

export const orderNoteForm = z.strictObject({ text: reason }).meta({ id: 'OrderNoteForm' });
export type OrderNoteForm = z.input<typeof orderNoteForm>;
