import {
  payoutMethods,
  redemptionNeeds,
  redemptionReasons,
  redemptionRules,
  redemptionStatuses,
  redemptionSteps,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../../shared/access.ts';

import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { facts, problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersIdempotentFresh } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { redemptionForm, skillAnswerForm } from '../forms.ts';

const c = initContract();

const payoutMethod = z.enum(payoutMethods).meta({ id: 'PayoutMethod' });
const redemptionStatus = z.enum(redemptionStatuses).meta({ id: 'RedemptionStatus' });
const redemptionStep = z.enum(redemptionSteps).meta({ id: 'RedemptionStep' });
const businessDays = z.object({ from: z.int(), to: z.int() }).meta({ id: 'BusinessDays' });

/** A requested prize, with the same deadlines and reasons that staff see. */
const redemption = z
  .object({
    id: uuid,
    sweeps_submitted: amount,
    payout_method: payoutMethod,
    payout_details: z.object({ details: z.string().describe('Masked payout details.') }),
    status: redemptionStatus,
    created_at: instant,
    since: instant.describe('When the current status began.'),
    due_at: instant
      .nullable()
      .describe('Deadline of the current step. Null when all steps are done, or while the player must act.'),
    next: z.object({ step: redemptionStep, by: instant.nullable() }).nullable(),
    needs: z.array(z.enum(redemptionNeeds)).describe('What the player must do before the redemption can continue.'),
    history: z.array(
      z.object({
        status: redemptionStatus,
        at: instant,
        reason: z.enum(redemptionReasons),
        note: z.string().nullable().describe('Message of staff to the player.'),
      }),
    ),
    withheld: amount.nullable().describe('Tax withheld in US dollars. Null until paid.'),
    paid_amount: amount.nullable().describe('Amount paid out in US dollars. Null until paid.'),
    delayed: z.boolean().describe('Whether the current step is late. `history` contains the reason.'),
  })
  .meta({ id: 'Redemption' });
export type Redemption = z.infer<typeof redemption>;

/** Every rule, and the amounts that the rules use. Screens check again with packages/rules while the player types. */
const eligibility = z
  .object({
    eligible: z.boolean(),
    rules: z.array(
      z.object({
        code: z.enum(redemptionRules),
        passed: z.boolean(),
        params: facts,
        passes_at: instant.nullable().describe('When the rule passes if nothing else changes.'),
      }),
    ),
    amounts: z.object({
      balance: amount,
      unplayed: amount,
      held: amount.describe('Lowest balance of the last 24 hours.'),
      held_since: instant.nullable().describe('Since when the balance has been at least the requested amount.'),
      redeemable: amount.describe('Amount that is played, held for 24 hours, and within the remaining limits.'),
      request_limit: amount,
      day_limit: amount,
      month_limit: amount,
      used_today: amount,
      used_this_month: amount,
    }),
  })
  .meta({ id: 'RedemptionEligibility' });
export type RedemptionEligibility = z.infer<typeof eligibility>;

const measured = z
  .object({
    count: z.int(),
    p50_hours: z.number(),
    p90_hours: z.number(),
    in_time_percent: z.number().nullable().describe('Percentage completed within the promised time.'),
  })
  .meta({ id: 'MeasuredTimes', description: 'Times of the last 30 days, in hours and not in business days.' });

const times = z
  .object({
    days: z.int().describe('Length of the measured period in days.'),
    steps: z.array(z.object({ step: redemptionStep, promise: businessDays.nullable(), measured: measured.nullable() })),
    methods: z.array(
      z.object({
        method: payoutMethod,
        promise: businessDays,
        payment: measured.nullable().describe('From the handover to the payment.'),
        in_all: measured.nullable().describe('From the request to the payment.'),
      }),
    ),
  })
  .meta({ id: 'RedemptionTimes' });
export type RedemptionTimes = z.infer<typeof times>;

/** The state of a skill test. `question` is only present while its time runs. */
const skillTest = z
  .object({
    state: z.enum(['asked', 'wrong', 'passed', 'failed']),
    question: z.string().nullable(),
    expires_at: instant.nullable(),
    attempts_left: z.int(),
  })
  .meta({ id: 'SkillTest' });
export type SkillTest = z.infer<typeof skillTest>;

export const redemptionsContract = c.router({
  submit: {
    ...endpoints.redemptions.submit,
    ...forPlayersIdempotentFresh,
    summary: 'Request a redemption',
    description:
      'Moves the Sweeps Coins into escrow immediately. If a rule fails, the call returns the first failed rule as `code` and its facts as `params`. `GET /redemptions/eligibility` returns all of them. Possible codes: `account_suspended`, `self_excluded`, `redemption_suspended`, `region_blocked`, `state_required`, `region_unknown`, `email_unverified`, `account_too_new`, `redemption_pending`, `redemption_too_soon`, `limit_reached`, `insufficient_sweeps`, `sweeps_unplayed`, `sweeps_not_held`. Accepts `Idempotency-Key`.',
    body: redemptionForm,
    responses: { 201: z.object({ redemption }), ...problems(401, 409) },
  },
  list: {
    ...endpoints.redemptions.list,
    ...forPlayers,
    summary: 'List redemptions',
    description:
      "Returns the player's redemptions, newest first, each with its dated history, next step and deadline. Payout details are masked.",
    query: z.strictObject(pageQuery),
    responses: { 200: page(redemption), ...problems(401) },
  },
  eligibility: {
    ...endpoints.redemptions.eligibility,
    ...forPlayers,
    summary: 'Check redemption eligibility',
    description: 'Returns every rule, whether it passes, and when it will pass. The server enforces the same rules.',
    query: z.strictObject({
      amount: amount.optional().describe('Amount in Sweeps Coins. Defaults to the smallest redeemable amount.'),
      method: payoutMethod.optional().describe('Payout method.'),
    }),
    responses: { 200: eligibility, ...problems(401) },
  },
  recent: {
    ...endpoints.redemptions.recent,
    ...forEveryone,
    summary: 'List recent winners',
    description:
      'Returns the latest paid redemptions. `display_name` is the first name and an initial, or `Anonymous` for players who opted out.',
    responses: {
      200: z.object({
        results: z.array(z.object({ display_name: z.string(), amount, paid_at: instant }).meta({ id: 'RecentWinner' })),
      }),
    },
  },
  times: {
    ...endpoints.redemptions.times,
    ...forEveryone,
    summary: 'Get redemption times',
    description:
      'Returns the median and the 90th percentile of the last 30 days, per step and per method, next to the promised times.',
    responses: { 200: times },
  },
  skillTest: {
    ...endpoints.redemptions.skillTest,
    ...forPlayers,
    summary: 'Take the skill test',
    description:
      'Only for Canadian winners. With an empty body `{}`, returns the question and starts its timer. Calling it again while the timer runs returns the same question. With `answer`, returns the result. A wrong or late answer uses one attempt, and a new question must be requested. After the last attempt the redemption is rejected and the Sweeps Coins are returned. Returns `conflict` when no answer is due.',
    pathParams: z.object({ id: uuid.describe('ID of the redemption.') }),
    body: skillAnswerForm,
    responses: { 200: skillTest, ...problems(401, 404, 409) },
  },
});
