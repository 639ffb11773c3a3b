import { payoutMethods } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forSigners } from '../../shared/access.ts';
import { bytes } from '../../shared/binary.ts';
import { day, instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

/** The payment of a redemption. Amounts are in US dollars. */
const receipt = z
  .object({
    redemption_id: uuid,
    payout_method: z.enum(payoutMethods),
    gross: amount.describe('One US dollar per Sweeps Coin.'),
    withheld: amount.describe('Tax withheld and paid to the tax authority.'),
    paid: amount,
    paid_on: day.describe('Payment date in Eastern Time.'),
    reference: z.string().describe('Reference of the bank or provider.'),
    arrives: z
      .object({ from: instant, by: instant })
      .describe('Expected arrival, counted in business days from the approval as promised for the method.'),
  })
  .meta({ id: 'PayoutReceipt' });
export type PayoutReceipt = z.infer<typeof receipt>;

export const payoutsContract = c.router({
  receipt: {
    ...endpoints.payouts.receipt,
    ...forPlayers,
    summary: 'Get a payout receipt',
    description: 'Returns 409 until the redemption is paid.',
    pathParams: z.object({ id: uuid.describe('ID of the redemption.') }),
    responses: { 200: receipt, ...problems(401, 404, 409) },
  },
  providerEvent: {
    ...endpoints.payouts.providerEvent,
    ...forSigners,
    summary: 'Receive an event of the payout provider',
    description:
      'The body and the signature use the format of the provider. An event is only a signal to read the payment. Returns 200 also for an unknown payment, and `forbidden` when the signature does not match.',
    pathParams: z.object({ provider: z.string().max(32).describe('Name of the provider.') }),
    body: bytes,
    responses: { 200: z.object({ received: z.literal(true) }), ...problems(404) },
  },
});
