import {
  isCalendarDay,
  payoutFailures,
  payoutMethods,
  payoutRefusals,
  payoutStates,
  payoutTermsOfWork,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../shared/binary.ts';
import { says } from '../shared/form-codes.ts';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { visible } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';
import { writtenReason } from './written-reason.ts';

const c = initContract();

const method = z.enum(payoutMethods);

/** An approved redemption that waits to be handed out. Amounts in US dollars. */
const due = z
  .object({
    redemption_id: uuid,
    player: playerLine,
    payout_method: method,
    payout_details: z.string().describe('Masked.'),
    amount,
    withheld: amount.describe('What would be withheld.'),
    to_pay: amount,
    waits_for: z.enum(payoutRefusals).nullable().describe('Why it cannot be handed out now; null when it can.'),
    since: instant,
    due_at: instant.nullable(),
    breached: z.boolean(),
  })
  .meta({ id: 'PayoutDue' });
export type PayoutDue = z.infer<typeof due>;

const payout = z
  .object({
    id: uuid,
    redemption_id: uuid,
    batch_id: uuid,
    player: playerLine,
    payout_method: method,
    gross: amount,
    withheld: amount,
    net: amount.describe('What is paid out: `gross` less `withheld`.'),
    state: z.enum(payoutStates),
    started_at: instant,
    settled_at: instant.nullable(),
    paid_on: z.string().nullable().describe('The day it was paid, which its tax year follows.'),
    reference: z.string().nullable(),
    failure: z.enum(payoutFailures).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

const batchAnswer = z
  .object({
    batch_id: uuid,
    started: z.array(payout),
    refused: z.array(z.object({ redemption_id: uuid, reason: z.enum(payoutRefusals) })),
  })
  .meta({ id: 'PayoutBatchStarted' });
export type PayoutBatchStarted = z.infer<typeof batchAnswer>;

const batch = z
  .object({
    id: uuid,
    started_at: instant,
    started_by: uuid,
    methods: z.array(method),
    payouts: z.int(),
    open: z.int().describe('Of them neither paid nor failed.'),
    net: amount,
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof batch>;

const startForm = z
  .strictObject({
    batch_id: uuid.describe('Made by the caller: sent again, the answer is the same and nothing happens twice.'),
    redemption_ids: z
      .array(uuid)
      .min(1)
      .max(payoutTermsOfWork.batchMax)
      .refine((ids) => new Set(ids).size === ids.length, says('invalid')),
  })
  .meta({ id: 'StartPayoutsForm' });

const paidForm = z
  .strictObject({
    reference: z
      .string()
      .trim()
      .min(1, says('missing'))
      .max(payoutTermsOfWork.referenceMaxLength)
      .regex(visible, says('plain_text_only'))
      .describe("The bank's or provider's own, once for every payout."),
    paid_on: z
      .string()
      .refine(isCalendarDay, says('birth_date_invalid'))
      .optional()
      .describe('`YYYY-MM-DD` in Eastern Time, from the day it was handed out; today when left out.'),
  })
  .meta({ id: 'PayoutPaidForm' });

const failedForm = z
  .strictObject({
    failure: z.enum(payoutFailures),
    note: writtenReason(payoutTermsOfWork.noteMaxLength).describe('For the player, who reads it.'),
  })
  .meta({ id: 'PayoutFailedForm' });

const pathParams = z.object({ id: uuid.describe('The payout, or the batch.') });
const fresh = { fresh: true } as const;

export const payoutsContract = c.router({
  due: {
    ...endpoints.payouts.due,
    ...forStaff('payouts.pay'),
    summary: 'Approved redemptions that wait to be paid, the longest waiting first',
    query: z.strictObject({ method: method.optional().describe('Only by this method.'), ...pageQuery }),
    responses: { 200: page(due), ...problems(401) },
  },
  list: {
    ...endpoints.payouts.list,
    ...forStaff('payouts.pay'),
    summary: 'Payouts, newest first; those in process oldest first',
    query: z.strictObject({
      state: z.enum(payoutStates).optional().describe('Only in this state.'),
      method: method.optional().describe('Only by this method.'),
      batch: uuid.optional().describe('Only of this batch.'),
      player: uuid.optional().describe('Only of this player.'),
      ...pageQuery,
    }),
    responses: { 200: page(payout), ...problems(401) },
  },
  batches: {
    ...endpoints.payouts.batches,
    ...forStaff('payouts.pay'),
    summary: 'Batches, newest first',
    query: z.strictObject(pageQuery),
    responses: { 200: page(batch), ...problems(401) },
  },
  start: {
    ...endpoints.payouts.start,
    ...forStaff('payouts.pay', fresh),
    summary: 'Hand a batch out for payment',
    description:
      'Every redemption that can be paid gets a payout, with what is withheld; the others are listed with the reason. Players are held against the sanctions list before.',
    body: startForm,
    responses: { 200: batchAnswer, ...problems(401, 409) },
  },
  export: {
    ...endpoints.payouts.export,
    ...forStaff('payouts.pay', fresh),
    summary: 'A batch as CSV, with payout details in full',
    description: 'What one method needs. Cells that a spreadsheet would compute begin with an apostrophe. Audited.',
    pathParams,
    query: z.strictObject({ method: method.describe('The method whose payouts the file has.') }),
    responses: { 200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: bytes }), ...problems(401, 404) },
  },
  details: {
    ...endpoints.payouts.details,
    ...forStaff('payouts.pay', fresh),
    summary: 'Where a payout goes, in full',
    description: 'Audited.',
    pathParams,
    responses: { 200: z.object({ payee: z.string(), payout_details: z.string() }), ...problems(401, 404) },
  },
  paid: {
    ...endpoints.payouts.paid,
    ...forStaff('payouts.pay', fresh),
    summary: 'Record that a payout was paid',
    description:
      'The same reference again changes nothing. `conflict`: it was paid under another one or has failed (`payout_settled`). 422 at `reference`: another payout has it.',
    pathParams,
    body: paidForm,
    responses: { 200: payout, ...problems(401, 404, 409) },
  },
  failed: {
    ...endpoints.payouts.failed,
    ...forStaff('payouts.pay', fresh),
    summary: 'Record that a payout failed',
    description: 'The redemption is approved again, and waits for another payout; the player is told why.',
    pathParams,
    body: failedForm,
    responses: { 200: payout, ...problems(401, 404, 409) },
  },
});
