/** Bodies of staff forms for sign-in and redemptions. */
import { delayReasons, forfeitureReasons, redemptionNoteMaxLength, rejectionReasons } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from '../shared/form-codes.ts';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { newPassword, signInFields, visibleLines } from '../shared/person.ts';
import { totpCode } from '../shared/second-factor.ts';

export const staffSignInForm = z
  .strictObject({
    ...signInFields,
    totp_code: totpCode.describe('Current code of the authenticator app.'),
  })
  .meta({ id: 'StaffSignInForm' });

/** Repeats password and second factor of the signed-in staff member. */
export const staffProofForm = staffSignInForm.omit({ email: true }).meta({ id: 'StaffProofForm' });

export type StaffProofForm = z.input<typeof staffProofForm>;
export type StaffSignInForm = z.input<typeof staffSignInForm>;

/** A value that the server encrypted for itself, and that the browser sends back. */
const sealed = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/);

export const finishProviderForm = z
  .strictObject({
    attempt: sealed.describe('From `start`.'),
    state: z.string().max(200),
    code: z.string().min(1).max(4_000),
    iss: z.string().max(500).optional().describe('Issuer in the answer of the provider, if it sends one (RFC 9207).'),
  })
  .meta({ id: 'FinishProviderForm' });

export const providerSignInForm = z
  .strictObject({
    ticket: sealed.describe('From `finish`.'),
    totp_code: totpCode.describe('Current code of the authenticator app.'),
  })
  .meta({ id: 'ProviderSignInForm' });

/** The token of a mailed link: 256 random bits, after the name of the cell on a site with several cells. */
export const linkToken = z
  .string()
  .max(100)
  .regex(/^(?:[a-z][a-z0-9_]{0,49}\.)?[\w-]+$/);

export const staffSetUpForm = z
  .strictObject({
    token: linkToken,
    password: newPassword,
    totp_code: totpCode.describe('Current code of the authenticator app, from the new secret.'),
    enrolment: z
      .string()
      .max(500)
      .regex(/^[\w-]+$/),
  })
  .meta({ id: 'StaffSetUpForm' });

const note = z
  .string()
  .trim()
  .max(redemptionNoteMaxLength)
  .regex(visibleLines, formCode('plain_text_only'))
  .optional()
  .describe('Message to the player, shown next to the reason.');

export const rejectForm = z
  .strictObject({ reason: z.enum(rejectionReasons), note })
  .meta({ id: 'RejectRedemptionForm' });
export const forfeitForm = z
  .strictObject({ reason: z.enum(forfeitureReasons), note })
  .meta({ id: 'ForfeitRedemptionForm' });
export const delayForm = z.strictObject({ reason: z.enum(delayReasons), note }).meta({ id: 'DelayRedemptionForm' });

export const raiseLimitsForm = z
  .strictObject({
    request: amount,
    day: amount,
    month: amount,
    until: instant.nullable(),
    reason: z
      .string()
      .trim()
      .min(1, formCode('missing'))
      .max(redemptionNoteMaxLength)
      .regex(visibleLines, formCode('plain_text_only'))
      .describe('Reason for the audit log.'),
  })
  .meta({ id: 'RaiseRedemptionLimitsForm' });

export type RejectForm = z.input<typeof rejectForm>;
export type ForfeitForm = z.input<typeof forfeitForm>;
export type DelayForm = z.input<typeof delayForm>;
export type RaiseLimitsForm = z.input<typeof raiseLimitsForm>;
