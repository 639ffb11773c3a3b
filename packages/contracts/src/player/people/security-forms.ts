/** Bodies for the password and the second factor. */
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { newPassword, signInFields } from '../../shared/person.ts';
import { recoveryCode, totpCode } from '../../shared/second-factor.ts';

export const changePasswordForm = z
  .strictObject({ current_password: signInFields.password, password: newPassword })
  .refine((form) => form.password !== form.current_password, { path: ['password'], error: formCode('password_same') })
  .meta({ id: 'ChangePasswordForm' });

export const totpCodeForm = z.strictObject({ totp_code: totpCode }).meta({ id: 'TotpCodeForm' });

export const disableTotpForm = z
  .strictObject({
    password: signInFields.password,
    totp_code: totpCode.optional(),
    recovery_code: recoveryCode.optional(),
  })
  .refine((form) => form.totp_code !== undefined || form.recovery_code !== undefined, {
    path: ['totp_code'],
    error: formCode('second_factor_missing'),
  })
  .meta({ id: 'DisableTotpForm' });

export type ChangePasswordForm = z.input<typeof changePasswordForm>;
export type TotpCodeForm = z.input<typeof totpCodeForm>;
export type DisableTotpForm = z.input<typeof disableTotpForm>;
