import { account, countries, isCalendarDay, isPersonName, isPostalAddress, isRegionOf } from '@goldwren/rules';
import { z } from 'zod';

/** No control characters, unpaired surrogates or direction marks: they reach mails and exports, and the database refuses some. */
export const visible = /^[^\p{C}]*$/u;
/** As `visible`, in several lines. */
const visibleLines = /^(?:[^\p{C}]|[\n\r\t])*$/u;

export const email = z
  .string()
  .trim()
  .min(1, 'Enter your email address.')
  .max(account.emailMaxLength, 'This email address is too long.')
  .pipe(z.email('Enter an email address like name@example.com.'));

/** A name as it is written in mails: no link can stand in it. */
export function personName(label: string, maxLength: number = account.nameMaxLength) {
  return z
    .string()
    .trim()
    .min(1, `Enter your ${label}.`)
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .refine((name) => name === '' || isPersonName(name), 'Use letters, spaces, hyphens and apostrophes.');
}

/** A postal address in one or several lines. */
export function postalAddress(maxLength: number) {
  return z
    .string()
    .trim()
    .min(10, 'Enter your full mailing address.')
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .regex(visibleLines, 'Use plain text.')
    .refine(isPostalAddress, 'Leave out links and email addresses, and write a space after a full stop.');
}

export const newPassword = z
  .string()
  .min(account.passwordMinLength, `Use at least ${account.passwordMinLength} characters.`)
  .max(account.passwordMaxLength, `Use at most ${account.passwordMaxLength} characters.`);

export const birthDate = z.string().refine(isCalendarDay, 'Enter a date that exists, as YYYY-MM-DD.');

export const country = z.enum(countries, 'Choose United States or Canada.').meta({ id: 'Country' });

/** A state or province, upper-cased as typed; the empty string means "not said". */
export const regionCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(account.regionCodeLength, 'Use the two letters of your state or province.');

export const phone = z
  .string()
  .trim()
  .max(account.phoneMaxLength)
  .regex(/^(\+?[0-9 ().-]{7,})?$/, 'Enter a phone number, or leave this empty.');

/** Adds the rule that a region belongs to its country. */
export function regionMatchesCountry(value: { country: 'US' | 'CA'; us_state?: string | undefined }): boolean {
  return !value.us_state || isRegionOf(value.country, value.us_state);
}
