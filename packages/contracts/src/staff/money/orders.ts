import { noticeVerdicts, orderNoteCodes, orderStatuses, refundStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { pageWithTotals, sortBy } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { orderNoteForm, orderRefundForm, reasonForm } from '../operations-forms.ts';
import { cellsPageQuery, orderOfSort, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';

const c = initContract();

const orderId = z.object({ id: uuid.describe('ID of the order.') });

const order = z
  .object({
    id: uuid,
    player: playerLine,
    status: z.enum(orderStatuses),
    package_name: z.string(),
    price_usd: amount,
    provider: z.string().describe('Name of the payment provider.'),
    provider_reference: z.string().nullable().describe('ID of the payment at the provider.'),
    created_at: instant,
    since: instant.describe('When the current status began.'),
    due_at: instant.nullable().describe('Deadline of the decision for an order in review.'),
    breached: z.boolean(),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof order>;

/** A notification of the provider with a valid signature, unchanged. */
const orderNotice = z
  .object({
    at: instant,
    verdict: z.enum(noticeVerdicts).nullable().describe('Result of processing. Null before it is processed.'),
    status: z.string(),
    amount: z.string(),
    currency: z.string(),
    receiver: z.string(),
    provider_reference: z.string().nullable(),
  })
  .meta({ id: 'OrderNotice' });

const orderRefund = z
  .object({
    id: uuid,
    status: z.enum(refundStatuses),
    requested_by: z.string().describe('Name of the staff member.'),
    requested_at: instant,
    provider_reference: z.string().nullable().describe('ID of the refund at the provider.'),
    rejection: z.string().nullable().describe('Code of the reason for a rejection.'),
  })
  .meta({ id: 'OrderRefund' });

/** The decisions that are possible now, and the reason against a credit. */
const orderChoices = z
  .object({
    credit: z.boolean(),
    /** Why coins cannot be credited now: a code of the eligibility check or of the limits. */
    credit_refusal: z.string().nullable(),
    record_refund: z.boolean(),
    refund: z.boolean().describe('The payment can be refunded through its provider.'),
  })
  .meta({ id: 'OrderChoices' });

const orderDetail = order
  .extend({
    provider_order: z.string().describe('ID of the order at the provider. Use it to search there.'),
    gold_amount: amount,
    sweeps_bonus: amount,
    granted: z.object({ gold: amount, sweeps: amount }).nullable(),
    note_codes: z.array(z.enum(orderNoteCodes)),
    history: z.array(z.object({ status: z.enum(orderStatuses), at: instant, reason: z.string() })),
    notices: z.array(orderNotice).describe('Notifications of the provider, oldest first.'),
    refunds: z.array(orderRefund).describe('Refunds that staff requested, oldest first.'),
    notes: z
      .array(z.object({ at: instant, by: z.string(), text: z.string() }))
      .describe('Notes of staff, oldest first.'),
    choices: orderChoices,
  })
  .meta({ id: 'StaffOrderDetail' });
export type StaffOrderDetail = z.infer<typeof orderDetail>;

export const ordersContract = c.router({
  list: {
    ...endpoints.orders.list,
    ...forStaff(
      'orders.review',
      pagesOverCells(order, ({ sort, status }) =>
        orderOfSort(sort ?? (status === 'review' ? 'created' : '-created'), 'id', {
          created: null,
          price: 'price_usd',
        }),
      ),
    ),
    summary: 'List orders',
    description: 'Returns orders newest first. With `status=review`, returns the oldest first.',
    query: z.strictObject({
      status: z.enum(orderStatuses).optional().describe('Only with this status.'),
      player: uuid.optional().describe('Only for this player.'),
      order: uuid.optional().describe('Only this order.'),
      provider_reference: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(visible)
        .optional()
        .describe('Only orders with this ID of the payment or order at the provider.'),
      sort: sortBy('created', 'price'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(pageWithTotals(order), 'StaffOrderRow'), ...problems(401) },
  },
  get: {
    ...endpoints.orders.get,
    ...forStaff('orders.review'),
    summary: 'Get an order',
    description:
      'Returns the order, its status history with reasons, and all notifications of the provider. The access is audited.',
    pathParams: orderId,
    responses: { 200: orderDetail, ...problems(401, 404) },
  },
  credit: {
    ...endpoints.orders.credit,
    ...forStaff('orders.review', { fresh: true }),
    summary: 'Credit an order in review',
    description:
      'Credits the promised coins once. Returns `conflict` if the order is no longer in review, because another staff member or a late notification has decided it. Returns the code of the eligibility check if the player may not buy.',
    pathParams: orderId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  recordRefund: {
    ...endpoints.orders.recordRefund,
    ...forStaff('orders.review', { fresh: true }),
    summary: 'Record a refund of an order in review',
    description:
      'Moves no money, because the provider has already refunded the payment. Returns `conflict` in the same cases as `credit`.',
    pathParams: orderId,
    body: orderRefundForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  refund: {
    ...endpoints.orders.refund,
    ...forStaff('orders.refund', { fresh: true }),
    summary: 'Refund an order through its payment provider',
    description:
      'Requests a refund of the full price. A background job sends it to the provider. The coins are taken back when the provider confirms the refund. Returns `conflict` if the order cannot be refunded, if a refund is already requested, or if the provider has no API for refunds.',
    pathParams: orderId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  addNote: {
    ...endpoints.orders.addNote,
    ...forStaff('orders.review', { notFresh: 'a note for staff changes nothing for the player' }),
    summary: 'Add a note to an order',
    description: 'Only staff can see the note.',
    pathParams: orderId,
    body: orderNoteForm,
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
});
