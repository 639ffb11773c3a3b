import { redemptionStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, daysOverCells, overCells, withSums } from '../over-cells.ts';

const c = initContract();

/** Sweeps Coins that the operator owes players, and amounts that players owe the operator. */
const liability = z
  .object({
    players: z.int().describe('Number of players with Sweeps Coins.'),
    balances: amount.describe('Sweeps Coins in wallets.'),
    unplayed: amount.describe('Part of the balances that must still be played once.'),
    in_escrow: z
      .array(z.object({ status: z.enum(redemptionStatuses), redemptions: z.int(), sweeps: amount }))
      .describe('Redemptions that are not decided or paid, by status.'),
    escrow: amount.describe('Sum of `in_escrow`.'),
    held_entries: z
      .object({ entries: z.int(), sweeps: amount })
      .describe('Approved free entries that wait for an account.'),
    owed: z
      .object({ players: z.int(), gold: amount, sweeps: amount })
      .describe('Amounts owed by players whose payments were reversed after the coins were played.'),
  })
  .meta({ id: 'Liability' });
export type Liability = z.infer<typeof liability>;

/** The liability at the end of a day. `redeemable` is expensive to compute, so it is only computed once per day. */
const liabilityDay = z
  .object({
    day: z.iso.date().describe('Finished day in the product time zone.'),
    at: instant.describe('When the figures were computed.'),
    redeemable: amount.describe('Sum that all players together could have redeemed at that time.'),
    players_redeemable: z.int().describe('Number of players with a redeemable amount.'),
    ...liability.shape,
  })
  .meta({ id: 'LiabilityDay' });
export type LiabilityDay = z.infer<typeof liabilityDay>;

/** The liability of a day over all cells. */
const cellsLiability = liabilityDay.omit({ at: true, in_escrow: true }).meta({ id: 'CellsLiability' });
export type CellsLiability = z.infer<typeof cellsLiability>;

export const liabilityContract = c.router({
  get: {
    ...endpoints.liability.get,
    ...forStaff('health.read'),
    summary: 'Get the liability',
    description: 'Returns the current liability, and the last nightly figures, which include the redeemable amount.',
    responses: {
      200: z.object({ at: instant, now: liability, last_night: liabilityDay.nullable() }),
      ...problems(401),
    },
  },
  days: {
    ...endpoints.liability.days,
    ...forStaff('health.read', daysOverCells(liabilityDay, cellsLiability)),
    summary: 'List daily liabilities',
    description: 'Returns the nightly figures, newest first.',
    query: z.strictObject({ ...cellsPageQuery }),
    responses: { 200: withSums(overCells(page(liabilityDay), 'LiabilityDayRow'), cellsLiability), ...problems(401) },
  },
});
