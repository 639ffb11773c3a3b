/** Bodies of forms for identity reviews. */
import { documentNumberLength, identityNoteMaxLength, rejectionsOf } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { birthDate, personName, visibleLines } from '../../shared/person.ts';

/** Number as printed on the document. Spaces and hyphens do not matter. Only a keyed hash of it is stored. */
const documentNumber = z
  .string()
  .trim()
  .min(documentNumberLength.min, formCode('document_number_missing'))
  .max(documentNumberLength.max)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./*-]*$/u, formCode('document_number_invalid'))
  .describe(
    'Number of the identity document. Only a keyed hash is stored. It is compared with the hashes of excluded people.',
  );

export const approveIdentityForm = z
  .strictObject({
    first_name: personName('first_name_missing'),
    last_name: personName('last_name_missing'),
    birth_date: birthDate,
    document_number: documentNumber,
    differences_confirmed: z.boolean().default(false),
  })
  .meta({ id: 'ApproveIdentityForm' });

/** A reason for each rejected document, and whether the SSN digits are wrong. At least one is required. */
export const rejectIdentityForm = z
  .strictObject({
    government_id: z.enum(rejectionsOf.government_id).optional(),
    address_proof: z.enum(rejectionsOf.address_proof).optional(),
    selfie: z.enum(rejectionsOf.selfie).optional(),
    ssn_last4: z.boolean().default(false).describe('Whether the digits are wrong.'),
    note: z
      .string()
      .trim()
      .max(identityNoteMaxLength)
      .regex(visibleLines, formCode('plain_text_only'))
      .optional()
      .describe('Message to the player.'),
  })
  .refine((form) => Boolean(form.government_id || form.address_proof || form.selfie || form.ssn_last4), {
    error: formCode('reason_missing'),
  })
  .meta({ id: 'RejectIdentityForm' });

export type ApproveIdentityForm = z.input<typeof approveIdentityForm>;
export type RejectIdentityForm = z.input<typeof rejectIdentityForm>;
