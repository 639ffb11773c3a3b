import { balanceRanges, journalKinds, movementFilters, movementGroups, roundStates } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { gameReference } from '../../shared/game.ts';
import { day, instant, uuid } from '../../shared/ids.ts';
import { amount, currency, signedAmount } from '../../shared/money.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { pageBeforeArchive, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersIdempotent } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

/** Reason of a coin movement. Equal to the kinds of the journal (docs/ledger.md). */
export const journalKind = z.enum(journalKinds).meta({ id: 'JournalKind' });
export type JournalKind = z.infer<typeof journalKind>;

/** The player's progress in the seven-day bonus. After today's claim, `next_claim_at` is the start of the next day. */
const loginBonus = z
  .object({
    day: z.int().min(1).max(7).describe('Next day to claim.'),
    amount,
    claimable: z.boolean(),
    next_claim_at: instant.nullable(),
    days: z.array(
      z.object({ day: z.int(), amount, state: z.enum(['claimed', 'today', 'ahead']) }).meta({ id: 'LoginBonusDay' }),
    ),
  })
  .meta({ id: 'LoginBonus' });

/** One event of a currency: a whole round, or another movement. */
const timelineEntry = z
  .object({
    id: z.string(),
    at: instant,
    group: z.enum(movementGroups),
    kind: journalKind.nullable().describe('Kind of movement. Null for a round.'),
    currency,
    net: signedAmount.describe(
      'Net amount. For a round: payout minus stake, or the stake so far while the round is open.',
    ),
    balance_after: amount.describe('Balance after the last movement of this entry.'),
    reference: uuid.describe('ID of the round, order, free entry, claim or redemption.'),
    round: z
      .object({
        game: gameReference,
        state: z.enum(roundStates),
        stake: amount.describe('Total stake, including raises.'),
        payout: amount,
      })
      .nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const balanceSeries = z
  .object({
    currency,
    from: instant,
    to: instant,
    opening: amount.nullable().describe('Balance at the start of the range. Null without earlier movements.'),
    closing: amount,
    low: amount.describe('Lowest balance of the range, for the axis of a chart.'),
    high: amount,
    sampled: z
      .boolean()
      .describe(
        'True if `low` and `high` come from an even sample because of many rounds. The balances at `at` are exact.',
      ),
    points: z
      .array(
        z.object({
          at: instant.describe('End of the interval.'),
          balance: amount,
          low: amount.describe('Lowest balance of the interval.'),
          high: amount,
        }),
      )
      .describe('Equal time intervals, oldest first. Intervals without movements are left out.'),
  })
  .meta({ id: 'BalanceSeries' });
export type BalanceSeries = z.infer<typeof balanceSeries>;

export const walletContract = c.router({
  get: {
    ...endpoints.wallet.get,
    ...forPlayers,
    summary: 'Get the balance',
    description:
      '`sweeps_unplayed` is the amount of Sweeps Coins that must be played once before redemption. `sweeps_expire_at` is when the Sweeps Coins expire if the player neither signs in nor plays before then. It is null without Sweeps Coins.',
    responses: {
      200: z
        .object({
          gold_balance: amount,
          sweeps_balance: amount,
          sweeps_unplayed: amount,
          sweeps_expire_at: instant.nullable(),
        })
        .meta({ id: 'Wallet' }),
      ...problems(401),
    },
  },
  activity: {
    ...endpoints.wallet.activity,
    ...forPlayers,
    summary: 'List ledger entries',
    description: 'Returns every movement of coins with the balance after it, newest first.',
    query: z.strictObject({
      currency: currency.optional().describe('Only this coin.'),
      kind: journalKind.optional().describe('Only this kind of movement.'),
      ...pageQuery,
    }),
    responses: {
      200: pageBeforeArchive(
        z
          .object({
            id: z.string(),
            at: instant,
            currency,
            kind: journalKind,
            amount: signedAmount,
            balance_after: amount,
            reference: uuid.describe('ID of the round (also for a raise), order, free entry or claim.'),
          })
          .meta({ id: 'ActivityEntry' }),
      ),
      ...problems(401),
    },
  },
  history: {
    ...endpoints.wallet.history,
    ...forPlayers,
    summary: 'List daily balances',
    description:
      'Returns one row per day of the product time zone, oldest first. The row of today is the current balance.',
    query: z.strictObject({ days: wholeNumber(1, 90).optional().describe('Number of days, 1 to 90.') }),
    responses: {
      200: z.object({
        results: z.array(z.object({ day, gold: amount, sweeps: amount }).meta({ id: 'DayBalances' })),
      }),
      ...problems(401),
    },
  },
  timeline: {
    ...endpoints.wallet.timeline,
    ...forPlayers,
    summary: 'List activity',
    description:
      'Returns activity by start time, newest first. A round is one row with its game and net result. Other movements have one row per currency. Pages neither repeat nor skip rows while new rounds are played.',
    query: z.strictObject({
      group: z
        .enum(movementFilters)
        .optional()
        .describe('Only this group. `beside_play` returns everything except rounds. Defaults to everything.'),
      currency: currency.optional().describe('Only this coin.'),
      ...pageQuery,
    }),
    responses: { 200: pageBeforeArchive(timelineEntry), ...problems(401) },
  },
  balances: {
    ...endpoints.wallet.balances,
    ...forPlayers,
    summary: 'Get the balance history',
    description: 'Returns at most 120 points for a chart, each with the lowest and highest balance of its interval.',
    query: z.strictObject({
      currency: currency.describe('Currency of the balance.'),
      range: z.enum(balanceRanges).optional().describe('Time range that ends now. Defaults to `month`.'),
    }),
    responses: { 200: balanceSeries, ...problems(401) },
  },
  loginBonus: {
    ...endpoints.wallet.loginBonus,
    ...forPlayers,
    summary: 'Get the login bonus',
    description: 'Returns the bonus that can be claimed now and the start of the next day.',
    responses: { 200: loginBonus, ...problems(401) },
  },
  claimLoginBonus: {
    ...endpoints.wallet.claimLoginBonus,
    ...forPlayersIdempotent,
    summary: 'Claim the login bonus',
    description:
      "Possible once per day of the product time zone. Returns `conflict` if today's bonus is already claimed. After a missed day the cycle restarts at day 1.",
    body: c.noBody(),
    responses: { 200: loginBonus.extend({ claimed: amount, gold_balance: amount }), ...problems(401, 409) },
  },
});
