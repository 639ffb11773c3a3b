import { payoutMethods } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { day, instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

/** What was paid for a redemption. Amounts in US dollars. */
const receipt = z
  .object({
    redemption_id: uuid,
    payout_method: z.enum(payoutMethods),
    gross: amount.describe('One dollar for each Sweeps Coin.'),
    withheld: amount.describe('Tax withheld and paid in for the player.'),
    paid: amount,
    paid_on: day.describe('The day, Eastern Time.'),
    reference: z.string().describe("The bank's or provider's own."),
    arrives: z
      .object({ from: instant, by: instant })
      .describe('When it should be there: business days from the approval, as promised for the method.'),
  })
  .meta({ id: 'PayoutReceipt' });
export type PayoutReceipt = z.infer<typeof receipt>;

export const payoutsContract = c.router({
  receipt: {
    ...endpoints.payouts.receipt,
    ...forPlayers,
    summary: 'Receipt of a paid redemption',
    description: '409 until it is paid.',
    pathParams: z.object({ id: uuid.describe('The redemption.') }),
    responses: { 200: receipt, ...problems(401, 404, 409) },
  },
});
