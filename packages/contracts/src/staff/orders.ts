import { noticeVerdicts, orderNoteCodes, orderStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { visible } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { orderNoteForm, orderRefundForm, reasonForm } from './operations-forms.ts';
import { playerLine } from './player-line.ts';

const c = initContract();

const orderId = z.object({ id: uuid.describe('The order.') });

const order = z
  .object({
    id: uuid,
    player: playerLine,
    status: z.enum(orderStatuses),
    package_name: z.string(),
    price_usd: amount,
    provider: z.string().describe('Name of the payment provider.'),
    provider_reference: z.string().nullable().describe("The provider's own id of the payment."),
    created_at: instant,
    since: instant.describe('When it came into its state.'),
    due_at: instant.nullable().describe('In review: until when it must be decided.'),
    breached: z.boolean(),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof order>;

/** What the provider said, as it was sent; its signature fitted. */
const orderNotice = z
  .object({
    at: instant,
    verdict: z.enum(noticeVerdicts).nullable().describe('What became of it; null while it waits.'),
    status: z.string(),
    amount: z.string(),
    currency: z.string(),
    receiver: z.string(),
    provider_reference: z.string().nullable(),
  })
  .meta({ id: 'OrderNotice' });

/** What may be decided about it now, and what speaks against it. */
const orderChoices = z
  .object({
    credit: z.boolean(),
    /** Why coins cannot be credited now: the gate's or the limits' code. */
    credit_refusal: z.string().nullable(),
    record_refund: z.boolean(),
  })
  .meta({ id: 'OrderChoices' });

const orderDetail = order
  .extend({
    provider_order: z.string().describe('What the provider calls the order: search its books for this.'),
    gold_amount: amount,
    sweeps_bonus: amount,
    granted: z.object({ gold: amount, sweeps: amount }).nullable(),
    note_codes: z.array(z.enum(orderNoteCodes)),
    history: z.array(z.object({ status: z.enum(orderStatuses), at: instant, reason: z.string() })),
    notices: z.array(orderNotice).describe('Oldest first.'),
    notes: z.array(z.object({ at: instant, by: z.string(), text: z.string() })).describe('Of staff, oldest first.'),
    choices: orderChoices,
  })
  .meta({ id: 'StaffOrderDetail' });
export type StaffOrderDetail = z.infer<typeof orderDetail>;

export const ordersContract = c.router({
  list: {
    ...endpoints.orders.list,
    ...forStaff('orders.review'),
    summary: 'Orders',
    description: 'Newest first; those in review oldest first when `status` is `review`.',
    query: z.strictObject({
      status: z.enum(orderStatuses).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only of this player.'),
      order: uuid.optional().describe('Only this one.'),
      provider_reference: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(visible)
        .optional()
        .describe("Only those that the provider knows by this id, the payment's or the order's."),
      ...pageQuery,
    }),
    responses: { 200: page(order), ...problems(401) },
  },
  get: {
    ...endpoints.orders.get,
    ...forStaff('orders.review'),
    summary: 'One order',
    description: 'What was ordered, every state with its reason, and everything that the provider said. Audited.',
    pathParams: orderId,
    responses: { 200: orderDetail, ...problems(401, 404) },
  },
  credit: {
    ...endpoints.orders.credit,
    ...forStaff('orders.review', { fresh: true }),
    summary: 'Credit an order in review after all',
    description:
      'What the order promised is credited, once. `conflict` when it is not in review any more, for the decision of somebody else or a late notification stands; the code of the refusal where the player may not buy.',
    pathParams: orderId,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  recordRefund: {
    ...endpoints.orders.recordRefund,
    ...forStaff('orders.review', { fresh: true }),
    summary: 'Record that an order in review was refunded at the provider',
    description: 'Moves no money: it has been given back there. `conflict` as for `credit`.',
    pathParams: orderId,
    body: orderRefundForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  addNote: {
    ...endpoints.orders.addNote,
    ...forStaff('orders.review', { notFresh: 'a note for colleagues changes nothing for the player' }),
    summary: 'Write down what was found out',
    description: 'For colleagues; the player never sees it.',
    pathParams: orderId,
    body: orderNoteForm,
    responses: { 204: c.noBody(), ...problems(401, 404) },
  },
});
