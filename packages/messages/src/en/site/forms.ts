import type { FormCode, FormFacts } from '@goldwren/contracts/form-codes';
import { brand, type Country, challenge, packageBounds } from '@goldwren/rules';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { clientSeed } from '../play/client-seed.ts';

const { regionName } = places;

const regionKind: Record<Country, string> = { US: 'state', CA: 'province' };

/** The message of each form code: what the player can do about the field. */
export const forms: { readonly [C in FormCode]: (facts: FormFacts<C>) => string } = {
  missing: () => 'This field is required.',
  wrong_type: () => 'This value has the wrong type.',
  unknown_field: () => 'This field does not exist.',
  alias_invalid: () => `Use ${challenge.alias.minLength} to ${challenge.alias.maxLength} letters, digits and spaces.`,
  invalid: () => 'This value is not valid.',
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
  passwords_differ: () => 'The two passwords do not match.',
  password_same: () => 'Choose a password that is different from your current one.',
  totp_code_invalid: () => 'Enter the six digits that your app shows.',
  totp_code_wrong: () => 'Incorrect code. Enter the code that your app shows now.',
  second_factor_missing: () => 'Enter a code from your app, or a recovery code.',
  first_name_missing: () => 'Enter your first name.',
  last_name_missing: () => 'Enter your last name.',
  full_name_missing: () => 'Enter your full name.',
  name_invalid: () => 'Use letters, spaces, hyphens and apostrophes.',
  address_missing: () => 'Enter your full mailing address.',
  address_has_link: () => 'Remove links and email addresses, and put a space after each period.',
  plain_text_only: () => 'Use plain text.',
  placeholder_unknown: () => 'Use only the listed placeholders.',
  birth_date_missing: () => 'Enter your date of birth.',
  birth_date_invalid: () => 'Enter a real date as YYYY-MM-DD.',
  too_young: ({ min }) => `You must be ${min} or older to join. If the date is wrong, correct it.`,
  too_young_in: ({ min, country, region }) => `You must be ${min} or older to play in ${regionName(country, region)}.`,
  country_unknown: () => 'Choose United States or Canada.',
  region_missing: () => 'Choose your state or province.',
  region_missing_in: ({ country }) => `Choose your ${regionKind[country]}.`,
  region_invalid: () => 'Use the two-letter code of your state or province.',
  region_not_of_country: () => 'Choose a state or province of the country that you chose.',
  region_not_of: ({ country }) => `Choose a ${regionKind[country]} of your country.`,
  region_blocked: ({ action, country, region }) =>
    `${action === 'register' ? `${brand.name} is` : places.actionNames[action]} not available in ${regionName(country, region)}.`,
  document_number_missing: () => 'Enter the number of the identity document.',
  document_number_invalid: () => 'Use only letters, digits, spaces and hyphens.',
  phone_invalid: () => 'Enter a phone number, or leave this empty.',

  document_missing: () => 'Send a picture of this document.',
  image_empty: () => 'This file is empty. Choose another one.',
  image_type: () => 'Send a photo as JPEG, PNG or WebP.',
  image_broken: () => 'We cannot read this picture. Take it again, or save it again.',
  image_too_detailed: ({ max }) => `This picture has more than ${max} megapixels. Send a smaller one.`,
  image_too_small: ({ min }) => `This picture is too small to read. Each side needs at least ${min} pixels.`,
  day_invalid: () => 'Enter a real date as YYYY-MM-DD.',
  day_past: () => 'Enter today or a later day.',
  day_in_future: () => 'Enter a date that is not in the future.',
  issued_on_missing: () => 'Enter the date on the document.',
  issued_on_too_old: ({ max }) => `The document must not be older than ${max} days. Choose a newer one.`,
  ssn_last4_missing: () => 'Enter the last four digits of your Social Security number.',
  ssn_last4_invalid: () => 'Enter exactly four digits.',

  id_invalid: () => 'Invalid ID.',
  game_unknown: () => 'This game does not exist.',
  amount_unreadable: () => 'Enter an amount, such as 50 or 50.25.',
  amount_invalid: () => 'Use a plain amount with two decimals, such as "1000.00".',
  cursor_invalid: () => 'Use the next_cursor of the previous page.',
  idempotency_key_invalid: ({ max }) => `Use 1 to ${max} printable characters.`,
  client_seed_missing: () => 'Enter a client seed.',
  client_seed_invalid: () => clientSeed.invalid,
  stake_not_offered: ({ stakes }) => `Choose one of ${formats.or(stakes.map((stake) => formats.amount(stake)))}.`,
  below_minimum: ({ minimum }) => `Enter at least ${formats.amount(minimum)} SC.`,
  denomination_unknown: ({ offered }) =>
    `Choose one of ${formats.or(offered.map((amount) => formats.amount(amount)))} SC.`,
  payout_details_missing: () => 'Enter where we send the prize.',
  choice_unknown: ({ choices }) => `This game does not offer this choice. Valid choices: ${choices.join(', ')}.`,
  choice_numbers: ({ field, most, min, max }) =>
    `This game does not offer this choice. Set ${field} to 1–${most} different whole numbers from ${min} to ${max}, in ascending order.`,
  move_illegal: () => 'This action is not possible in this round.',
  reason_missing: () => 'Choose at least one reason.',
  price_out_of_bounds: () =>
    `Choose a price from ${formats.usd(packageBounds.price.minCents)} to ${formats.usd(packageBounds.price.maxCents)}.`,
  gold_out_of_bounds: () =>
    `Choose an amount from ${formats.amount(packageBounds.gold.minHundredths)} to ${formats.amount(packageBounds.gold.maxHundredths)}.`,
  sweeps_above_price: () => 'The Sweeps Coins must not exceed the price in dollars.',
  special_is_fixed: () =>
    'The terms of the special are fixed because the home page shows them. They change only with a release.',
  special_needs_regular: () =>
    'A regular package must have the same price as the special. Change another package first.',
  package_ids_wrong: () => 'List every regular package once.',
  day_not_lately: ({ max }) => `Enter a day within the last ${max} days, as YYYY-MM-DD.`,

  street_missing: () => 'Enter your street and number.',
  city_missing: () => 'Enter your city.',
  postal_code_invalid: () => 'Enter a ZIP code of five or nine digits.',
  tin_length: () => 'Enter all nine digits of your taxpayer number.',
  tin_never_issued: () => 'This is not a valid Social Security number. Check each digit.',
  tin_is_itin: () => 'This looks like an ITIN. Choose ITIN as the kind of number.',
  tin_is_no_itin: () => 'This is not a valid ITIN. Check each digit, or choose Social Security number.',
  certification_missing: () => 'Certify that your entries are true.',
  signature_missing: () => 'Sign by typing your full name.',
  signature_differs: () => 'Sign with the same name as at the top of the form.',
  subject_missing: () => 'Enter a subject in a few words.',
  message_missing: () => 'Enter your message.',
  staff_reason_missing: () => 'Enter a reason.',
  roles_missing: () => 'Choose at least one role.',
  list_empty: () => 'The file is empty.',
  list_no_names: () => 'The file contains no names of people.',
  list_one_file: () => 'Choose one list, or SDN.CSV with ALT.CSV.',
  list_line_broken: ({ line }) => `Line ${formats.number(line)}: a quotation mark is missing or in the wrong place.`,
  list_line_columns: ({ line, found, expected }) =>
    `Line ${formats.number(line)}: ${formats.number(found)} ${formats.plural(found, { one: 'column', other: 'columns' })} instead of ${formats.number(expected)}.`,
  list_line_entry: ({ line }) => `Line ${formats.number(line)}: the first column is not a number.`,
  list_line_name: ({ line }) => `Line ${formats.number(line)}: this is not a valid name.`,
  list_line_year: ({ line }) => `Line ${formats.number(line)}: this is not a year of birth.`,
  list_shrunk: ({ names, before }) =>
    `The list has ${formats.number(names)} ${formats.plural(names, { one: 'name', other: 'names' })}, and the list in force has ${formats.number(before)}. Confirm that this is right.`,
  reference_taken: () => 'Another payout already has this reference. Each payment belongs to one payout.',
  paid_on_outside: () => 'Enter a day between the handover and today.',
};
