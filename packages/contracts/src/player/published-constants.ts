import {
  countries,
  legalDocuments,
  payoutMethods,
  retainedForms,
  retainedRecords,
  retentionReasons,
} from '@goldwren/rules';
import { z } from 'zod';
import { day } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { region } from '../shared/place.ts';

export const range = z.object({ from: z.int(), to: z.int() }).meta({ id: 'Range' });
const retentionPeriod = z
  .object({ days: z.int().nullable(), years: z.int().nullable(), until: z.string().nullable() })
  .meta({ id: 'RetentionPeriod' });
const helpline = z.object({ name: z.string(), phone: z.string(), url: z.string() });

/** Constants that the pages show and the API enforces, except those of the offers. Prize amounts are in Sweeps Coins. */
export const publishedConstants = {
  minimum_ages: z
    .array(z.object({ country: z.enum(countries), region, years: z.int() }))
    .describe('Regions with a minimum age above `minimum_age_years`.'),
  account: z.object({
    password_min_length: z.int(),
    password_max_length: z.int(),
    verify_link_hours: z.int(),
    reset_link_hours: z.int(),
    sign_in_link_minutes: z.int(),
    recovery_codes: z.int(),
    device_cookie_days: z.int(),
    session_idle_hours: z.int(),
    session_absolute_days: z.int(),
    password_again_after_minutes: z.int(),
  }),
  first_purchase: z.object({ price_usd: amount, gold: amount, sweeps: amount }),
  policy_example: z
    .object({ gold: amount, sweeps: amount })
    .describe('Example amounts in the policy text. Not an offered package.'),
  payment_methods: z.array(z.string()).describe('Names of the payment methods as shown to buyers.'),
  legal_line: z.string().describe('Legal notice on the store, free entry and game screens, and in every mail.'),
  order_review_max_business_days: z.int(),
  sweeps_expiry: z.object({ idle_days: z.int(), notice_days_before: z.array(z.int()) }),
  redemption: z.object({
    methods: z.array(
      z.object({
        method: z.enum(payoutMethods),
        minimum: amount,
        denominations: z.array(amount).nullable().describe('Allowed amounts. Null: any amount from `minimum`.'),
        business_days_from_approval: range,
      }),
    ),
    day_limit: amount,
    month_limit: amount,
    request_limit: amount,
    account_age_days: z.int(),
    hours_between: z.int(),
    held_hours: z.int(),
    two_approvals_above: amount,
    review_business_days: range,
    handover_business_days: range,
    unverified_returned_after_days: z.int(),
    unverified_reminded_after_days: z.array(z.int()),
  }),
  identity: z.object({
    review_hours: range,
    review_max_business_days: z.int(),
    address_proof_max_days: z.int(),
    upload_types: z.array(z.string()),
    upload_max_bytes: z.int(),
    image_max_megapixels: z.int(),
    image_min_edge_pixels: z.int(),
    image_max_edge_pixels: z.int(),
  }),
  tax: z.object({
    w9_from_usd: amount,
    withholding: z.object({ country: z.enum(countries), over_usd: amount, percent: z.int() }),
    reporting: z.array(z.object({ from_year: z.int(), usd: amount })),
    forms_due_month_day: z.string().describe('Deadline for tax forms as `MM-DD` of the next year.'),
  }),
  skill_test: z.object({ seconds_per_question: z.int(), attempts: z.int() }),
  support: z.object({ answer_within_hours: z.int(), average_answer_hours: range, open_hours: range }),
  responsible_play: z.object({
    reality_check_minutes: z.array(z.int()),
    cool_off_days: z.array(z.int()),
    exclusion_months: z.array(z.int().nullable()).describe('Terms of a self-exclusion in months. Null: permanent.'),
    loosen_after_hours: z.int(),
    confirm_within_days: z.int(),
    return_after_hours: z.int(),
  }),
  legal: z.object({
    documents: z
      .array(z.object({ document: z.enum(legalDocuments), version: z.int(), published_on: day }))
      .describe('Published version of each legal text.'),
    terms_notice_days: z.int(),
    liability: z.object({ months: z.int(), least_usd: amount }),
    privacy_answer_within_days: z.int(),
    breach_notice_hours: z.int(),
    erasure_after_days: z.int(),
    export_link_days: z.int(),
    export_requests: z.object({ limit: z.int(), window_minutes: z.int() }),
  }),
  retention: z
    .array(
      z.object({
        record: z.enum(retainedRecords),
        kept: retentionPeriod,
        after_erasure: z.enum(retainedForms).describe('What remains after the account is erased.'),
        kept_after_erasure: retentionPeriod.nullable(),
        reason: z.enum(retentionReasons),
      }),
    )
    .describe('Retention period of each kind of record, counted from its creation.'),
  vip: z.object({ level: z.string(), goal_gold: amount }),
  round_interval_ms: z.int(),
  marketing_claims: z.object({ players: z.string(), rating: z.string() }),
  helplines: z.object({
    national: helpline.describe('Helpline for US states without their own helpline.'),
    by_region: z.array(helpline.extend({ country: z.enum(countries), region })),
  }),
};
