import { redemptionStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

/** What the house owes its players in Sweeps Coins, and what some of them owe it. */
const liability = z
  .object({
    players: z.int().describe('With Sweeps Coins.'),
    balances: amount.describe('Sweeps Coins in wallets.'),
    unplayed: amount.describe('The part of them still to be played once.'),
    in_escrow: z
      .array(z.object({ status: z.enum(redemptionStatuses), redemptions: z.int(), sweeps: amount }))
      .describe('Asked for and not yet decided or paid, by state.'),
    escrow: amount.describe('The sum of it.'),
    held_entries: z.object({ entries: z.int(), sweeps: amount }).describe('Approved free entries without an account.'),
    owed: z
      .object({ players: z.int(), gold: amount, sweeps: amount })
      .describe('By players whose payments went back and whose coins were played.'),
  })
  .meta({ id: 'Liability' });
export type Liability = z.infer<typeof liability>;

/** As it stood after a day: redeemable is dear to compute, so it is known as of then. */
const liabilityDay = z
  .object({
    day: z.iso.date().describe('The day (product time zone) after which it was taken.'),
    at: instant.describe('When it was taken.'),
    redeemable: amount.describe('What all players together could have asked for at that moment.'),
    players_redeemable: z.int().describe('With anything to ask for.'),
    ...liability.shape,
  })
  .meta({ id: 'LiabilityDay' });
export type LiabilityDay = z.infer<typeof liabilityDay>;

export const liabilityContract = c.router({
  get: {
    ...endpoints.liability.get,
    ...forStaff('health.read'),
    summary: 'What is owed to players now',
    description: 'Now, and as it was last taken at night with what could be redeemed.',
    responses: {
      200: z.object({ at: instant, now: liability, last_night: liabilityDay.nullable() }),
      ...problems(401),
    },
  },
  days: {
    ...endpoints.liability.days,
    ...forStaff('health.read'),
    summary: 'What was owed, day by day',
    description: 'Newest first.',
    query: z.strictObject({ ...pageQuery }),
    responses: { 200: page(liabilityDay), ...problems(401) },
  },
});
