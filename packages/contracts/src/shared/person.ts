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
import { type FormCode, formCode } from './form-codes.ts';

/** No control characters, unpaired surrogates or direction marks. They break mails, and the database rejects some. */
export const visible = /^[^\p{C}]*$/u;
/** Like `visible`, but with line breaks and tabs. */
export const visibleLines = /^(?:[^\p{C}]|[\n\r\t])*$/u;

/** An email address in its canonical spelling (packages/rules, identity-keys.ts). */
export const email = z
  .string()
  .overwrite(canonicalEmail)
  .min(1, formCode('email_missing'))
  .max(account.emailMaxLength)
  .regex(/^[ -~]*$/, formCode('email_characters'))
  .pipe(z.email(formCode('email_invalid')))
  .meta({ format: 'email', examples: ['robin@example.com'] });

/** Sign-in fields of players and staff. They accept any text, because only the stored account decides whether it matches. */
export const signInFields = {
  email: z
    .string()
    .overwrite(canonicalEmail)
    .min(1, formCode('email_missing'))
    .max(account.emailMaxLength)
    .regex(visible, formCode('email_invalid'))
    .meta({ format: 'email', examples: ['robin@example.com'] }),
  password: z.string().min(1, formCode('password_missing')).max(account.passwordMaxLength),
};

/** A name. It must not contain a link, because mails contain it. */
export function personName(whenMissing: FormCode, maxLength: number = account.nameMaxLength) {
  return z
    .string()
    .trim()
    .min(1, formCode(whenMissing))
    .max(maxLength)
    .refine((name) => name === '' || isPersonName(name), formCode('name_invalid'));
}

/** A postal address with one or more lines. */
export function postalAddress(maxLength: number) {
  return z
    .string()
    .trim()
    .min(10, formCode('address_missing'))
    .max(maxLength)
    .regex(visibleLines, formCode('plain_text_only'))
    .refine(isPostalAddress, formCode('address_has_link'));
}

export const newPassword = z
  .string()
  .min(account.passwordMinLength, formCode('password_too_short'))
  .max(account.passwordMaxLength);

export const birthDate = z
  .string()
  .min(1, formCode('birth_date_missing'))
  .refine((text) => text === '' || isCalendarDay(text), formCode('birth_date_invalid'))
  .meta({ format: 'date', examples: ['1990-05-17'] });

export const country = z.enum(countries, formCode('country_unknown')).meta({ id: 'Country' });

/** A state or province, converted to upper case. The empty string means that none was given. */
export const regionCode = z.string().trim().toUpperCase().max(account.regionCodeLength, formCode('region_invalid'));

export const phone = z
  .string()
  .trim()
  .max(account.phoneMaxLength)
  .regex(/^(\+?[0-9 ().-]{7,})?$/, formCode('phone_invalid'));

/** Birth date and residence, for forms that check both. */
export const ageAndPlace = {
  birth_date: birthDate,
  country,
  us_state: regionCode.min(account.regionCodeLength, formCode('region_missing')),
};

/** Returns whether the region belongs to the country. A missing region is accepted. */
export function regionMatchesCountry(value: { country: 'US' | 'CA'; us_state?: string | undefined }): boolean {
  return !value.us_state || isRegionOf(value.country, value.us_state);
}
