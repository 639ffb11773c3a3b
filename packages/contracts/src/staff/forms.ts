/** Bodies that staff fill in. */
import { account, totp } from '@goldwren/rules';
import { z } from 'zod';
import { says } from '../shared/form-codes.ts';
import { visible } from '../shared/person.ts';

export const staffSignInForm = z
  .strictObject({
    email: z
      .string()
      .trim()
      .min(1, says('email_missing'))
      .max(account.emailMaxLength)
      .regex(visible, says('email_invalid')),
    password: z.string().min(1, says('password_missing')).max(account.passwordMaxLength),
    totp_code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${totp.digits}}$`), says('invalid'))
      .describe('What the authenticator app shows now.'),
  })
  .meta({ id: 'StaffSignInForm' });

export type StaffSignInForm = z.input<typeof staffSignInForm>;
