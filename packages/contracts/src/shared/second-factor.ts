import { totp } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';

/** A code of an authenticator app. */
export const totpCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${totp.digits}}$`), formCode('totp_code_invalid'));

/** A recovery code. Case, spaces and hyphens do not matter. */
export const recoveryCode = z.string().trim().min(1).max(60);
