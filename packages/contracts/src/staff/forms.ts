/** Bodies that staff fill in. */
import { totp } from '@goldwren/rules';
import { z } from 'zod';
import { says } from '../shared/form-codes.ts';
import { signInFields } from '../shared/person.ts';

export const staffSignInForm = z
  .strictObject({
    ...signInFields,
    totp_code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${totp.digits}}$`), says('invalid'))
      .describe('What the authenticator app shows now.'),
  })
  .meta({ id: 'StaffSignInForm' });

/** Password and second factor of whoever is signed in, once more. */
export const staffProofForm = staffSignInForm.omit({ email: true }).meta({ id: 'StaffProofForm' });

export type StaffProofForm = z.input<typeof staffProofForm>;
export type StaffSignInForm = z.input<typeof staffSignInForm>;
