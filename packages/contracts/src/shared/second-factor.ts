import { totp } from '@goldwren/rules';
import { z } from 'zod';
import { says } from './form-codes.ts';

/** What an authenticator app shows. */
export const totpCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${totp.digits}}$`), says('totp_code_invalid'));

/** In any spelling: case, spaces and hyphens are its typist's affair. */
export const recoveryCode = z.string().trim().min(1).max(60);
