import {
  isCalendarDay,
  payoutFailures,
  payoutMethods,
  payoutRefusals,
  payoutStates,
  payoutTermsOfWork,
  payoutTransferStates,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../../shared/binary.ts';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { writtenReason } from '../written-reason.ts';

const c = initContract();

const method = z.enum(payoutMethods);

/** An approved redemption that waits for its payout. Amounts are in US dollars. */
const due = z
  .object({
    redemption_id: uuid,
    player: playerLine,
    payout_method: method,
    payout_details: z.string().describe('Masked payout details.'),
    amount,
    withheld: amount.describe('Tax that would be withheld.'),
    to_pay: amount,
    waits_for: z.enum(payoutRefusals).nullable().describe('Why it cannot be paid now. Null if it can.'),
    since: instant,
    due_at: instant.nullable(),
    breached: z.boolean(),
  })
  .meta({ id: 'PayoutDue' });
export type PayoutDue = z.infer<typeof due>;

const payoutTransfer = z
  .object({
    provider: z.string().describe('The provider whose API pays.'),
    state: z
      .enum(payoutTransferStates)
      .describe(
        '`requested`: the provider has not confirmed that it has the payment. `unclear`: look the payment up on the website of the provider, then settle the payout here.',
      ),
    provider_reference: z.string().nullable().describe('ID of the payment at the provider.'),
    unclaimed: z.boolean().describe('The player must accept the payment at the provider.'),
    code: z.string().nullable().describe('Code of the reason why it failed or is unclear.'),
    taken_back: z
      .object({ at: instant, code: z.string() })
      .nullable()
      .describe('The provider took the money back after it had paid. The payout stays paid, and no coins move.'),
  })
  .meta({ id: 'PayoutTransfer' });

const payout = z
  .object({
    id: uuid,
    redemption_id: uuid,
    batch_id: uuid,
    player: playerLine,
    payout_method: method,
    gross: amount,
    withheld: amount,
    net: amount.describe('Amount paid out: `gross` minus `withheld`.'),
    state: z.enum(payoutStates),
    started_at: instant,
    settled_at: instant.nullable(),
    paid_on: z.string().nullable().describe('Payment date. It decides the tax year.'),
    reference: z.string().nullable(),
    failure: z.enum(payoutFailures).nullable(),
    note: z.string().nullable(),
    transfer: payoutTransfer
      .nullable()
      .describe('The payment through the API of a provider. Null if staff pay by hand.'),
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
    open: z.int().describe('Number of payouts that are neither paid nor failed.'),
    net: amount,
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof batch>;

const startForm = z
  .strictObject({
    batch_id: uuid.describe(
      'ID that the caller creates. The same ID returns the same response and has no second effect.',
    ),
    redemption_ids: z
      .array(uuid)
      .min(1)
      .max(payoutTermsOfWork.batchMax)
      .refine((ids) => new Set(ids).size === ids.length, formCode('invalid')),
  })
  .meta({ id: 'StartPayoutsForm' });

const paidForm = z
  .strictObject({
    reference: z
      .string()
      .trim()
      .min(1, formCode('missing'))
      .max(payoutTermsOfWork.referenceMaxLength)
      .regex(visible, formCode('plain_text_only'))
      .describe('Reference of the bank or provider, unique for every payout.'),
    paid_on: z
      .string()
      .refine(isCalendarDay, formCode('day_invalid'))
      .optional()
      .describe('Payment date as `YYYY-MM-DD` in Eastern Time, not before the start of the payout. Defaults to today.'),
  })
  .meta({ id: 'PayoutPaidForm' });

const failedForm = z
  .strictObject({
    failure: z.enum(payoutFailures),
    note: writtenReason(payoutTermsOfWork.noteMaxLength).describe('Message to the player.'),
  })
  .meta({ id: 'PayoutFailedForm' });

const pathParams = z.object({ id: uuid.describe('ID of the payout or the batch.') });
const fresh = { fresh: true } as const;

export const payoutsContract = c.router({
  due: {
    ...endpoints.payouts.due,
    ...forStaff(
      'payouts.pay',
      pagesOverCells(due, () => ({ id: 'redemption_id', by: null, descending: false })),
    ),
    summary: 'List due payouts',
    description: 'Returns approved redemptions that wait for their payout, the longest waiting first.',
    query: z.strictObject({ method: method.optional().describe('Only with this payout method.'), ...cellsPageQuery }),
    responses: { 200: overCells(page(due), 'PayoutDueRow'), ...problems(401) },
  },
  list: {
    ...endpoints.payouts.list,
    ...forStaff(
      'payouts.pay',
      pagesOverCells(payout, ({ state }) => ({ id: 'id', by: null, descending: state !== 'processing' })),
    ),
    summary: 'List payouts',
    description: 'Returns payouts newest first. Payouts in process are returned oldest first.',
    query: z.strictObject({
      state: z.enum(payoutStates).optional().describe('Only in this state.'),
      method: method.optional().describe('Only with this payout method.'),
      batch: uuid.optional().describe('Only in this batch.'),
      player: uuid.optional().describe('Only for this player.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(payout), 'PayoutRow'), ...problems(401) },
  },
  batches: {
    ...endpoints.payouts.batches,
    ...forStaff('payouts.pay'),
    summary: 'List payout batches',
    description: 'Returns batches newest first.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(batch), ...problems(401) },
  },
  start: {
    ...endpoints.payouts.start,
    ...forStaff('payouts.pay', fresh),
    summary: 'Start a payout batch',
    description:
      'Creates a payout for every redemption that can be paid, with the withheld tax. The other redemptions are returned with the reason. Players are first screened against the sanctions list. Returns `conflict` with reason `sanctions_list_missing` if none is imported.',
    body: startForm,
    responses: { 200: batchAnswer, ...problems(401, 409) },
  },
  export: {
    ...endpoints.payouts.export,
    ...forStaff('payouts.pay', fresh),
    summary: 'Export a payout batch',
    description:
      'Returns the payouts of one method as CSV, with full payout details. Cells that a spreadsheet would evaluate start with an apostrophe. The access is audited.',
    pathParams,
    query: z.strictObject({ method: method.describe('Payout method of the exported payouts.') }),
    responses: { 200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: bytes }), ...problems(401, 404) },
  },
  details: {
    ...endpoints.payouts.details,
    ...forStaff('payouts.pay', fresh),
    summary: 'Get payout details',
    description: 'Returns the full destination of a payout. The access is audited.',
    pathParams,
    responses: { 200: z.object({ payee: z.string(), payout_details: z.string() }), ...problems(401, 404) },
  },
  paid: {
    ...endpoints.payouts.paid,
    ...forStaff('payouts.pay', fresh),
    summary: 'Mark a payout as paid',
    description:
      'The same reference again has no effect. Returns `conflict` with reason `payout_settled` if the payout has failed or was paid with another reference. Returns 422 for `reference` if another payout has it.',
    pathParams,
    body: paidForm,
    responses: { 200: payout, ...problems(401, 404, 409) },
  },
  failed: {
    ...endpoints.payouts.failed,
    ...forStaff('payouts.pay', fresh),
    summary: 'Mark a payout as failed',
    description: 'The redemption is approved again and waits for another payout. The player receives the reason.',
    pathParams,
    body: failedForm,
    responses: { 200: payout, ...problems(401, 404, 409) },
  },
});
