/** Bodies that people fill in. Lazy form routes import these for validation before sending; the API enforces the same. */
import { account, freeEntry } from '@goldwren/rules';
import { z } from 'zod';
import {
  birthDate,
  country,
  email,
  newPassword,
  personName,
  phone,
  postalAddress,
  regionCode,
  regionMatchesCountry,
  visible,
} from '../shared/person.ts';

export const loginForm = z
  .strictObject({
    email: z
      .string()
      .trim()
      .min(1, 'Enter your email address.')
      .max(account.emailMaxLength)
      .regex(visible, 'Enter an email address like name@example.com.'),
    password: z.string().min(1, 'Enter your password.').max(account.passwordMaxLength),
  })
  .meta({ id: 'LoginForm' });

export const registerForm = z
  .strictObject({
    email,
    password: newPassword,
    password_confirm: z.string(),
    first_name: personName('first name'),
    last_name: personName('last name'),
    birth_date: birthDate,
    country: country.default('US'),
    us_state: regionCode.optional(),
    phone: phone.optional(),
  })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    error: 'The two passwords differ.',
  })
  .refine((form) => form.password.toLowerCase() !== form.email.toLowerCase(), {
    path: ['password'],
    error: 'Choose a password that is not your email address.',
  })
  .refine(regionMatchesCountry, {
    path: ['us_state'],
    error: 'This is not a state or province of the chosen country.',
  })
  .meta({ id: 'RegisterForm' });

export const accountForm = z
  .strictObject({
    us_state: regionCode.min(2, 'Choose your state or province.').optional(),
    phone: phone.optional(),
    show_as_winner: z.boolean().optional(),
  })
  .meta({ id: 'AccountForm' });

export const freeEntryForm = z
  .strictObject({
    email,
    full_name: personName('full name', freeEntry.fullNameMaxLength),
    address: postalAddress(freeEntry.addressMaxLength),
    method: z.literal('online').default('online'),
  })
  .meta({ id: 'FreeEntryForm' });

export type FreeEntryForm = z.input<typeof freeEntryForm>;
export type LoginForm = z.input<typeof loginForm>;
export type RegisterForm = z.input<typeof registerForm>;
export type AccountForm = z.input<typeof accountForm>;
