import {
  account,
  canonicalEmail,
  countries,
  isCalendarDay,
  isPersonName,
  isPostalAddress,
  isRegionOf,
} from '@goldwren/rules';
import { z } from 'zod';
import { type FormCode, says } from './form-codes.ts';

/** No control characters, unpaired surrogates or direction marks: they reach mails and exports, and the database refuses some. */
export const visible = /^[^\p{C}]*$/u;
/** As `visible`, in several lines. */
export const visibleLines = /^(?:[^\p{C}]|[\n\r\t])*$/u;

/** An address to write to, in its one spelling (packages/rules, identity-keys.ts). */
export const email = z
  .string()
  .overwrite(canonicalEmail)
  .min(1, says('email_missing'))
  .max(account.emailMaxLength)
  .regex(/^[ -~]*$/, says('email_characters'))
  .pipe(z.email(says('email_invalid')))
  .meta({ format: 'email', examples: ['robin@example.com'] });

/** What everybody signs in with: any text, since only the stored account says whether it fits. */
export const signInFields = {
  email: z
    .string()
    .overwrite(canonicalEmail)
    .min(1, says('email_missing'))
    .max(account.emailMaxLength)
    .regex(visible, says('email_invalid'))
    .meta({ format: 'email', examples: ['robin@example.com'] }),
  password: z.string().min(1, says('password_missing')).max(account.passwordMaxLength),
};

/** A name as it is written in mails: no link can stand in it. */
export function personName(whenMissing: FormCode, maxLength: number = account.nameMaxLength) {
  return z
    .string()
    .trim()
    .min(1, says(whenMissing))
    .max(maxLength)
    .refine((name) => name === '' || isPersonName(name), says('name_invalid'));
}

/** A postal address in one or several lines. */
export function postalAddress(maxLength: number) {
  return z
    .string()
    .trim()
    .min(10, says('address_missing'))
    .max(maxLength)
    .regex(visibleLines, says('plain_text_only'))
    .refine(isPostalAddress, says('address_has_link'));
}

export const newPassword = z
  .string()
  .min(account.passwordMinLength, says('password_too_short'))
  .max(account.passwordMaxLength);

export const birthDate = z
  .string()
  .min(1, says('birth_date_missing'))
  .refine((text) => text === '' || isCalendarDay(text), says('birth_date_invalid'))
  .meta({ format: 'date', examples: ['1990-05-17'] });

export const country = z.enum(countries, says('country_unknown')).meta({ id: 'Country' });

/** A state or province, upper-cased as typed; the empty string means "not said". */
export const regionCode = z.string().trim().toUpperCase().max(account.regionCodeLength, says('region_invalid'));

export const phone = z
  .string()
  .trim()
  .max(account.phoneMaxLength)
  .regex(/^(\+?[0-9 ().-]{7,})?$/, says('phone_invalid'));

/** Where a person lives and when they were born, for forms that check both. */
export const ageAndPlace = {
  birth_date: birthDate,
  country,
  us_state: regionCode.min(account.regionCodeLength, says('region_missing')),
};

/** Adds the rule that a region belongs to its country. */
export function regionMatchesCountry(value: { country: 'US' | 'CA'; us_state?: string | undefined }): boolean {
  return !value.us_state || isRegionOf(value.country, value.us_state);
}
