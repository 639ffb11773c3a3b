/** Bodies of forms. Form routes load these schemas lazily to validate before sending. The API enforces the same rules. */
import {
  type AcceptedDocument,
  canonicalEmail,
  documentKinds,
  formatHundredths,
  freeEntry,
  isCalendarDay,
  locales,
  parseHundredths,
  payoutDetails,
  payoutMethods,
  payoutTerms,
} from '@goldwren/rules';
import { z } from 'zod';
import { upload } from '../shared/binary.ts';
import { type FormCode, formCode } from '../shared/form-codes.ts';
import { amount } from '../shared/money.ts';
import {
  ageAndPlace,
  birthDate,
  country,
  email,
  newPassword,
  personName,
  phone,
  postalAddress,
  regionCode,
  regionMatchesCountry,
  signInFields,
  visibleLines,
} from '../shared/person.ts';
import { recoveryCode, totpCode } from '../shared/second-factor.ts';

export const loginForm = z
  .strictObject({
    ...signInFields,
    totp_code: totpCode.optional().describe('Current code of the authenticator app. Send it after `totp_required`.'),
    recovery_code: recoveryCode
      .optional()
      .describe('Recovery code, used instead of `totp_code`. Each code works once.'),
  })
  .meta({ id: 'LoginForm' });

/** Repeats the password of the signed-in player. */
export const passwordAgainForm = z
  .strictObject({ password: loginForm.shape.password })
  .meta({ id: 'PasswordAgainForm' });

export const registerForm = z
  .strictObject({
    email,
    password: newPassword,
    password_confirm: z.string().min(1, formCode('password_confirm_missing')),
    first_name: personName('first_name_missing'),
    last_name: personName('last_name_missing'),
    birth_date: birthDate,
    country: country.default('US'),
    us_state: regionCode.optional(),
    phone: phone.optional(),
  })
  .refine((form) => form.password_confirm === '' || form.password === form.password_confirm, {
    path: ['password_confirm'],
    error: formCode('passwords_differ'),
  })
  .refine((form) => canonicalEmail(form.password) !== form.email, {
    path: ['password'],
    error: formCode('password_is_email'),
  })
  .refine(regionMatchesCountry, {
    path: ['us_state'],
    error: formCode('region_not_of_country'),
  })
  .meta({ id: 'RegisterForm' });

const emailToken = z.string().min(1).max(200);

export const emailTokenForm = z.strictObject({ token: emailToken }).meta({ id: 'EmailTokenForm' });

/** Signs in with a mailed link instead of the password. */
export const signInByLinkForm = z
  .strictObject({
    token: emailToken,
    totp_code: loginForm.shape.totp_code,
    recovery_code: loginForm.shape.recovery_code,
  })
  .meta({ id: 'SignInByLinkForm' });

export const signInLinkForm = z.strictObject({ email }).meta({ id: 'SignInLinkForm' });

export const forgotPasswordForm = z.strictObject({ email }).meta({ id: 'ForgotPasswordForm' });

export const resetPasswordForm = z
  .strictObject({ token: emailToken, password: newPassword })
  .meta({ id: 'ResetPasswordForm' });

export const accountForm = z
  .strictObject({
    first_name: personName('first_name_missing').optional(),
    last_name: personName('last_name_missing').optional(),
    us_state: regionCode.min(2, formCode('region_missing')).optional(),
    phone: phone.optional(),
    show_as_winner: z.boolean().optional(),
    mail_reminders: z.boolean().optional(),
    locale: z.enum(locales).optional(),
  })
  .meta({ id: 'AccountForm' });

const legalVersion = z.int().positive().optional();

export const acceptTermsForm = z
  .strictObject({
    versions: z
      .strictObject({ terms: legalVersion, rules: legalVersion, privacy: legalVersion } satisfies Record<
        AcceptedDocument,
        z.ZodType
      >)
      .describe('Version of each text that was shown to the player.'),
  })
  .meta({ id: 'AcceptTermsForm' });

export const freeEntryForm = z
  .strictObject({
    email,
    full_name: personName('full_name_missing', freeEntry.fullNameMaxLength),
    address: postalAddress(freeEntry.addressMaxLength),
    ...ageAndPlace,
    method: z.literal('online').default('online'),
  })
  .refine(regionMatchesCountry, {
    path: ['us_state'],
    error: formCode('region_not_of_country'),
  })
  .meta({ id: 'FreeEntryForm' });

/** Contains a file, so it is sent as `multipart/form-data`. */
export const identityDocumentForm = z
  .strictObject({
    kind: z.enum(documentKinds),
    issued_on: z
      .string()
      .refine(isCalendarDay, formCode('day_invalid'))
      .optional()
      .meta({ format: 'date', description: 'Date printed on the proof of address.' }),
    file: upload,
  })
  .refine((form) => form.kind !== 'address_proof' || form.issued_on !== undefined, {
    path: ['issued_on'],
    error: formCode('issued_on_missing'),
  })
  .meta({ id: 'IdentityDocumentForm' });

export const identitySubmitForm = z
  .strictObject({
    ssn_last4: z
      .string()
      .trim()
      .regex(/^\d{4}$/, formCode('ssn_last4_invalid'))
      .optional()
      .describe(
        'Last four digits of the SSN. Required for residents of the United States, unless they were sent earlier.',
      ),
  })
  .meta({ id: 'IdentitySubmitForm' });

export type IdentityDocumentForm = z.input<typeof identityDocumentForm>;
export type IdentitySubmitForm = z.input<typeof identitySubmitForm>;
export const redemptionForm = z
  .strictObject({
    sweeps_submitted: amount,
    payout_method: z.enum(payoutMethods),
    payout_details: z.strictObject({
      details: z
        .string()
        .trim()
        .min(payoutDetails.minLength, formCode('payout_details_missing'))
        .max(payoutDetails.maxLength)
        .regex(visibleLines, formCode('plain_text_only'))
        .describe('Destination of the payout: an account, an email or a postal address. Stored encrypted.'),
    }),
  })
  .superRefine(({ sweeps_submitted: submitted, payout_method: method }, context) => {
    const requested = parseHundredths(submitted) ?? 0n;
    const { minimumHundredths, denominationsHundredths } = payoutTerms[method];
    const wrong = (message: FormCode, params: Record<string, string | string[]>): void =>
      context.addIssue({ code: 'custom', path: ['sweeps_submitted'], message, params });
    if (denominationsHundredths !== null && !denominationsHundredths.includes(requested)) {
      wrong(formCode('denomination_unknown'), { offered: denominationsHundredths.map(formatHundredths) });
    } else if (requested < minimumHundredths) {
      wrong(formCode('below_minimum'), { minimum: formatHundredths(minimumHundredths) });
    }
  })
  .meta({ id: 'RedemptionForm' });

/** Without an answer, the call returns the question. */
export const skillAnswerForm = z
  .strictObject({ answer: z.int().min(-1_000_000).max(1_000_000).optional() })
  .meta({ id: 'SkillAnswerForm' });

export type RedemptionForm = z.input<typeof redemptionForm>;
export type SkillAnswerForm = z.input<typeof skillAnswerForm>;
export type FreeEntryForm = z.input<typeof freeEntryForm>;
export type LoginForm = z.input<typeof loginForm>;
export type RegisterForm = z.input<typeof registerForm>;
export type ForgotPasswordForm = z.input<typeof forgotPasswordForm>;
export type ResetPasswordForm = z.input<typeof resetPasswordForm>;
export type AccountForm = z.input<typeof accountForm>;
