import type { FormCode, FormFacts } from '@goldwren/contracts/form-codes';
import { brand, type Country, packageBounds } from '@goldwren/rules';
import { clientSeed } from './client-seed.ts';
import { formats } from './formats.ts';
import { places } from './places.ts';

const { regionName } = places;

const regionKind: Record<Country, string> = { US: 'state', CA: 'province' };

/** What to do about a field, by form code. */
export const forms: { readonly [C in FormCode]: (facts: FormFacts<C>) => string } = {
  missing: () => 'This field is required.',
  wrong_type: () => 'This is not the kind of value that belongs here.',
  unknown_field: () => 'This field does not exist.',
  invalid: () => 'This value does not fit.',
  not_an_option: () => 'Choose one of the options.',
  too_short: ({ min }) => `Use at least ${min} ${formats.plural(min, { one: 'character', other: 'characters' })}.`,
  too_long: ({ max }) => clientSeed.tooLong(max),
  too_small: ({ min }) => `Use a number of at least ${formats.number(min)}.`,
  too_large: ({ max }) => `Use a number of at most ${formats.number(max)}.`,
  number_range: ({ min, max }) => `Use a whole number from ${min} to ${max}.`,

  email_missing: () => 'Enter your email address.',
  email_characters: () => 'Use only unaccented letters, digits and symbols in an email address.',
  email_invalid: () => 'Enter an email address like name@example.com.',
  password_missing: () => 'Enter your password.',
  password_too_short: ({ min }) => `Use at least ${min} characters.`,
  password_common: () => 'This password is too common. Choose one that is harder to guess.',
  password_is_email: () => 'Choose a password that is not your email address.',
  password_confirm_missing: () => 'Enter your password again.',
  passwords_differ: () => 'The two passwords differ.',
  password_same: () => 'Choose a password that differs from the one you have.',
  totp_code_invalid: () => 'Enter the six digits that your app shows.',
  totp_code_wrong: () => 'This code does not fit. Enter the one that your app shows now.',
  second_factor_missing: () => 'Enter a code of your app, or a recovery code.',
  first_name_missing: () => 'Enter your first name.',
  last_name_missing: () => 'Enter your last name.',
  full_name_missing: () => 'Enter your full name.',
  name_invalid: () => 'Use letters, spaces, hyphens and apostrophes.',
  address_missing: () => 'Enter your full mailing address.',
  address_has_link: () => 'Leave out links and email addresses, and write a space after a full stop.',
  plain_text_only: () => 'Use plain text.',
  birth_date_missing: () => 'Enter your date of birth.',
  birth_date_invalid: () => 'Enter a date that exists, as YYYY-MM-DD.',
  too_young: ({ min }) => `You must be ${min} or older to join.`,
  too_young_in: ({ min, country, region }) => `You must be ${min} or older to play in ${regionName(country, region)}.`,
  country_unknown: () => 'Choose United States or Canada.',
  region_missing: () => 'Choose your state or province.',
  region_missing_in: ({ country }) => `Choose your ${regionKind[country]}.`,
  region_invalid: () => 'Use the two letters of your state or province.',
  region_not_of_country: () => 'This is not a state or province of the chosen country.',
  region_not_of: ({ country }) => `This is not a ${regionKind[country]} of your country.`,
  region_blocked: ({ action, country, region }) =>
    `${action === 'register' ? `${brand.name} is` : places.actionNames[action]} not available in ${regionName(country, region)}.`,
  document_number_missing: () => 'Enter the number of the identity document.',
  document_number_invalid: () => 'Enter letters, digits, spaces and hyphens only.',
  phone_invalid: () => 'Enter a phone number, or leave this empty.',

  document_missing: () => 'Send a picture of this document.',
  image_empty: () => 'This file is empty. Choose another one.',
  image_type: () => 'Send a photo as JPEG, PNG or WebP.',
  image_broken: () => 'This picture cannot be read. Take it again, or save it anew.',
  image_too_detailed: ({ max }) => `This picture has more than ${max} megapixels. Send a smaller one.`,
  image_too_small: ({ min }) => `This picture is too small to read. Each side needs at least ${min} pixels.`,
  day_invalid: () => 'Enter a date that exists, as YYYY-MM-DD.',
  day_in_future: () => 'This date has not come yet.',
  issued_on_missing: () => 'Enter the date on the document.',
  issued_on_too_old: ({ max }) => `The document must not be older than ${max} days. Choose a newer one.`,
  ssn_last4_missing: () => 'Enter the last four digits of your Social Security number.',
  ssn_last4_invalid: () => 'Enter exactly four digits.',

  id_invalid: () => 'This is not an id of ours.',
  game_unknown: () => 'This is not a game of ours.',
  amount_unreadable: () => 'Enter an amount, such as 50 or 50.25.',
  amount_invalid: () => 'Use a plain amount with two decimals, for example "1000.00".',
  cursor_invalid: () => 'Use the next_cursor of the page before.',
  idempotency_key_invalid: ({ max }) => `Use 1 to ${max} printable characters.`,
  client_seed_missing: () => 'Enter a client seed.',
  client_seed_invalid: () => clientSeed.invalid,
  stake_not_offered: ({ stakes }) =>
    `Choose one of ${formats.or(stakes.map((stake) => formats.amount(stake, 'always')))}.`,
  below_minimum: ({ minimum }) => `Ask for at least ${formats.amount(minimum)} SC.`,
  denomination_unknown: ({ offered }) =>
    `Choose one of ${formats.or(offered.map((amount) => formats.amount(amount)))} SC.`,
  payout_details_missing: () => 'Say where the prize goes.',
  choice_unknown: ({ choices }) => `This game does not offer this choice. Valid choices: ${choices.join(', ')}.`,
  choice_numbers: ({ field, most, min, max }) =>
    `This game does not offer this choice. Set ${field} to 1–${most} different whole numbers from ${min} to ${max}, in ascending order.`,
  move_illegal: () => 'This is not a move of this round.',
  reason_missing: () => 'Choose at least one reason.',
  price_out_of_bounds: () =>
    `Choose a price from ${formats.usd(packageBounds.price.minCents)} to ${formats.usd(packageBounds.price.maxCents)}.`,
  gold_out_of_bounds: () =>
    `Choose an amount from ${formats.amount(packageBounds.gold.minHundredths)} to ${formats.amount(packageBounds.gold.maxHundredths)}.`,
  sweeps_above_price: () => 'Give no more Sweeps Coins than the package costs in dollars.',
  special_is_fixed: () => 'The home page prints the terms of the special: they change with a release.',
  special_needs_regular: () => 'The special needs a regular package of its own price: change another one first.',
  package_ids_wrong: () => 'Name every regular package once.',
  day_not_lately: ({ max }) => `Enter a day of the last ${max}, as YYYY-MM-DD.`,

  street_missing: () => 'Enter your street and number.',
  city_missing: () => 'Enter your city.',
  postal_code_invalid: () => 'Enter a ZIP code of five or nine digits.',
  tin_length: () => 'Enter all nine digits of your taxpayer number.',
  tin_never_issued: () => 'No Social Security number looks like this. Check each digit.',
  tin_is_itin: () => 'This looks like an ITIN. Choose ITIN as the kind of number.',
  tin_is_no_itin: () => 'No ITIN looks like this. Check each digit, or choose Social Security number.',
  certification_missing: () => 'Certify that what you entered is true.',
  signature_missing: () => 'Sign by typing your full name.',
  signature_differs: () => 'Sign with the same name as at the top of the form.',
  subject_missing: () => 'Say in a few words what it is about.',
  message_missing: () => 'Write your message.',
  staff_reason_missing: () => 'Write down why.',
  reference_taken: () => 'Another payout has this reference. One payment pays one payout.',
  paid_on_outside: () => 'Enter a day from the handing out to today.',
};
