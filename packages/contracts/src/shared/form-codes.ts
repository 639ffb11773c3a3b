import type { Action, Country } from '@goldwren/rules';
import type { z } from 'zod';
import type { Fact } from './facts.ts';

/** Types of the facts of field problems. */
interface FormFactTypes {
  readonly min: number;
  readonly max: number;
  readonly country: Country;
  readonly region: string;
  readonly action: Action;
  readonly here: boolean;
  /** Amounts as decimal strings. */
  readonly stakes: string[];
  readonly minimum: string;
  readonly offered: string[];
  /** Every valid choice of a game, as JSON. */
  readonly choices: string[];
  readonly field: string;
  readonly most: number;
  readonly line: number;
  readonly found: number;
  readonly expected: number;
  readonly names: number;
  readonly before: number;
}

/** Every code of a field problem, with the facts that its message needs. Schemas use these codes as their messages. */
export const formCodes = {
  missing: [],
  wrong_type: [],
  unknown_field: [],
  invalid: [],
  not_an_option: [],
  too_short: ['min'],
  too_long: ['max'],
  too_small: ['min'],
  too_large: ['max'],
  number_range: ['min', 'max'],

  alias_invalid: [],

  email_missing: [],
  email_invalid: [],
  email_characters: [],
  password_missing: [],
  password_too_short: ['min'],
  password_common: [],
  password_is_email: [],
  password_confirm_missing: [],
  passwords_differ: [],
  password_same: [],
  totp_code_invalid: [],
  totp_code_wrong: [],
  second_factor_missing: [],
  first_name_missing: [],
  last_name_missing: [],
  full_name_missing: [],
  name_invalid: [],
  address_missing: [],
  address_has_link: [],
  plain_text_only: [],
  placeholder_unknown: [],
  birth_date_missing: [],
  birth_date_invalid: [],
  too_young: ['min'],
  too_young_in: ['min', 'country', 'region'],
  country_unknown: [],
  region_missing: [],
  region_missing_in: ['country'],
  region_invalid: [],
  region_not_of_country: [],
  region_not_of: ['country'],
  region_blocked: ['action', 'country', 'region', 'here'],
  phone_invalid: [],
  document_number_missing: [],
  document_number_invalid: [],

  document_missing: [],
  image_empty: [],
  image_type: [],
  image_broken: [],
  image_too_detailed: ['max'],
  image_too_small: ['min'],
  day_invalid: [],
  day_in_future: [],
  day_past: [],
  issued_on_missing: [],
  issued_on_too_old: ['max'],
  ssn_last4_missing: [],
  ssn_last4_invalid: [],

  id_invalid: [],
  game_unknown: [],
  amount_invalid: [],
  amount_unreadable: [],
  cursor_invalid: [],
  idempotency_key_invalid: ['max'],
  client_seed_missing: [],
  client_seed_invalid: [],
  stake_not_offered: ['stakes'],
  below_minimum: ['minimum'],
  denomination_unknown: ['offered'],
  payout_details_missing: [],
  choice_unknown: ['choices'],
  choice_numbers: ['field', 'most', 'min', 'max'],
  move_illegal: [],
  reason_missing: [],
  day_not_lately: ['max'],
  price_out_of_bounds: [],
  gold_out_of_bounds: [],
  sweeps_above_price: [],
  special_is_fixed: [],
  special_needs_regular: [],
  package_ids_wrong: [],

  street_missing: [],
  city_missing: [],
  postal_code_invalid: [],
  tin_length: [],
  tin_never_issued: [],
  tin_is_itin: [],
  tin_is_no_itin: [],
  certification_missing: [],
  signature_missing: [],
  signature_differs: [],
  staff_reason_missing: [],
  roles_missing: [],
  subject_missing: [],
  message_missing: [],
  reference_taken: [],
  list_empty: [],
  list_no_names: [],
  list_one_file: [],
  list_line_broken: ['line'],
  list_line_columns: ['line', 'found', 'expected'],
  list_line_entry: ['line'],
  list_line_name: ['line'],
  list_line_year: ['line'],
  list_shrunk: ['names', 'before'],
  paid_on_outside: [],
} as const satisfies Record<string, readonly (keyof FormFactTypes)[]>;

export type FormCode = keyof typeof formCodes;
export type FormFacts<C extends FormCode> = Pick<FormFactTypes, (typeof formCodes)[C][number]>;

/** One problem of a field. */
export type FieldProblem = {
  readonly [C in FormCode]: { readonly code: C } & ((typeof formCodes)[C] extends readonly []
    ? { readonly params?: undefined }
    : { readonly params: FormFacts<C> });
}[FormCode];
/** Problems by the path of the field, separated with dots. Problems of the whole body use the key `body`. */
export type FieldProblems = Record<string, FieldProblem[]>;

/** Returns the code as the message of a schema. packages/messages has a sentence for each code. */
export function formCode(code: FormCode): FormCode {
  return code;
}

function isFormCode(text: string): text is FormCode {
  return Object.hasOwn(formCodes, text);
}

/** Converts an issue of zod to a code, for checks without their own code. Every parse uses it as its `error`. */
export function toFormCode(issue: z.core.$ZodRawIssue): FormCode {
  if (issue.input === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'wrong_type';
    case 'invalid_value':
      return 'not_an_option';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    default:
      return 'invalid';
  }
}

/** Returns the facts of an issue: limits from the checks of zod, `params` from custom checks. */
function getIssueFacts(issue: z.core.$ZodIssue, names: readonly string[]): Record<string, Fact> {
  const own = issue.code === 'custom' ? issue.params : undefined;
  const known: Record<string, unknown> = {
    ...(issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}),
    ...(issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}),
    ...own,
  };
  return Object.fromEntries(names.map((name) => [name, (known[name] ?? null) as Fact]));
}

/** Converts the values of a form to a body, or returns the problems by field. */
export type FormCheck<Body> = (values: unknown) => { readonly body: Body } | { readonly problems: FieldProblems };

/** Creates a check for a form. The API makes the same check (`field_codes`). */
export function createFormCheck<Body>(schema: z.ZodType<Body>): FormCheck<Body> {
  return (values) => {
    const parsed = schema.safeParse(values, { error: toFormCode });
    return parsed.success ? { body: parsed.data } : { problems: fieldProblems(parsed.error.issues) };
  };
}

/** Groups the issues of a parse that used `toFormCode` by field. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  // No prototype, because a field can have any name, such as `constructor`.
  const byField: Record<string, FieldProblem[]> = Object.create(null);
  for (const issue of issues) {
    const code = isFormCode(issue.message) ? issue.message : 'invalid';
    const names: readonly string[] = formCodes[code];
    const problem = { code, ...(names.length > 0 ? { params: getIssueFacts(issue, names) } : {}) } as FieldProblem;
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.') || 'body';
      byField[field] = [...(byField[field] ?? []), problem];
    }
  }
  return byField;
}
