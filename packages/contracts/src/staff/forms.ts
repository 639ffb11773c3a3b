/** Bodies that staff fill in. */
import { account, totp } from '@goldwren/rules';
import { z } from 'zod';
import { visible } from '../shared/person.ts';

export const staffSignInForm = z
  .strictObject({
    email: z
      .string()
      .trim()
      .min(1, 'Enter your email address.')
      .max(account.emailMaxLength)
      .regex(visible, 'Enter an email address like name@example.com.'),
    password: z.string().min(1, 'Enter your password.').max(account.passwordMaxLength),
    totp_code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${totp.digits}}$`), `Enter the ${totp.digits} digits that your authenticator app shows.`),
  })
  .meta({ id: 'StaffSignInForm' });

export type StaffSignInForm = z.input<typeof staffSignInForm>;
