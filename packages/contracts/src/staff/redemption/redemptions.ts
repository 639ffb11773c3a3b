import {
  identityStatuses,
  openRedemptionStatuses,
  payoutMethods,
  redemptionNeeds,
  redemptionReasons,
  redemptionStatuses,
  redemptionSteps,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { pageWithTotals, sortBy } from '../../shared/pagination.ts';
import { country } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { delayForm, forfeitForm, raiseLimitsForm, rejectForm } from '../forms.ts';
import { cellsPageQuery, orderOfSort, overCells, pagesOverCells } from '../over-cells.ts';
import { exclusionMatches } from '../people/exclusion-match.ts';
import { playerLine } from '../player-line.ts';
import { redemptionAllowance } from './redemption-allowance.ts';

const c = initContract();

const status = z.enum(redemptionStatuses);
const staffMember = z.object({ id: uuid, name: z.string() });

/** Open redemptions are listed oldest first, ended ones newest first. */
function isOpen(only: string | undefined): boolean {
  return only === undefined || openRedemptionStatuses.some((one) => one === only);
}

/** A redemption in the queue. */
const queued = z
  .object({
    id: uuid,
    player: playerLine,
    amount,
    payout_method: z.enum(payoutMethods),
    status,
    needs: z.array(z.enum(redemptionNeeds)),
    created_at: instant,
    since: instant,
    due_at: instant.nullable(),
    breached: z.boolean(),
    approvals: z.int(),
    approvals_needed: z.int(),
  })
  .meta({ id: 'QueuedRedemption' });
export type QueuedRedemption = z.infer<typeof queued>;

const limits = z.object({ request: amount, day: amount, month: amount, until: instant.nullable() });

const detail = queued
  .extend({
    payout_details: z.string().describe('Masked payout details.'),
    next_step: z.enum(redemptionSteps).nullable(),
    approved_by: z.array(staffMember.extend({ at: instant })),
    history: z.array(
      z.object({
        status,
        at: instant,
        reason: z.enum(redemptionReasons),
        note: z.string().nullable(),
        by: staffMember.nullable().describe('Staff member. Null for the player or an automatic step.'),
      }),
    ),
    person: z.object({
      country,
      region: z.string().nullable(),
      identity_status: z.enum(identityStatuses),
      created_at: instant,
      suspended: z.boolean(),
      redemption_suspended: z.boolean(),
    }),
    exclusion_matches: exclusionMatches,
    limits: limits.describe('Current limits of this player.'),
    withheld: amount.nullable(),
    paid_amount: amount.nullable(),
    paid_at: instant.nullable(),
  })
  .meta({ id: 'StaffRedemption' });
export type StaffRedemption = z.infer<typeof detail>;

const pathParams = z.object({ id: uuid.describe('ID of the redemption.') });
const decided = { 200: detail, ...problems(401, 404, 409) };

export const staffRedemptionsContract = c.router({
  list: {
    ...endpoints.redemptions.list,
    ...forStaff(
      'redemptions.read',
      pagesOverCells(queued, ({ status: only, sort }) =>
        orderOfSort(sort ?? (isOpen(only) ? 'requested' : '-requested'), 'id', { requested: null, amount: 'amount' }),
      ),
    ),
    summary: 'List redemptions',
    description:
      'Returns the longest waiting redemption first, and ended ones newest first. Without `status`, returns the open redemptions. The list contains no payout details.',
    query: z.strictObject({
      status: status.optional().describe('Only with this status.'),
      method: z.enum(payoutMethods).optional().describe('Only with this payout method.'),
      player: uuid.optional().describe('Only for this player.'),
      breached: z
        .enum(['true', 'false'])
        .optional()
        .describe('`true` returns only late redemptions, `false` only the others.'),
      sort: sortBy('requested', 'amount'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(pageWithTotals(queued), 'QueuedRedemptionRow'), ...problems(401) },
  },
  get: {
    ...endpoints.redemptions.get,
    ...forStaff('redemptions.read'),
    summary: 'Get a redemption',
    description: 'Returns the redemption with its full history and the people who decided. The access is audited.',
    pathParams,
    responses: { 200: detail, ...problems(401, 404) },
  },
  approve: {
    ...endpoints.redemptions.approve,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Approve a redemption',
    description:
      'Two different staff members must approve an amount above the limit of one approval. Returns `conflict` with a reason. `second_person`: the same person has already approved. `redemption_needs`: the player must act first. `redemption_held`: the account or a sanctions review blocks it. `redemption_state`: it is already decided. `sanctions_list_missing`: no sanctions list is imported, so no one can be screened.',
    pathParams,
    body: c.noBody(),
    responses: decided,
  },
  reject: {
    ...endpoints.redemptions.reject,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Reject a redemption',
    description: 'Returns the exact amount of Sweeps Coins to the player. The player receives the reason and the note.',
    pathParams,
    body: rejectForm,
    responses: decided,
  },
  forfeit: {
    ...endpoints.redemptions.forfeit,
    ...forStaff('redemptions.forfeit', { fresh: true }),
    summary: 'Forfeit a redemption',
    description: 'The Sweeps Coins are not returned.',
    pathParams,
    body: forfeitForm,
    responses: decided,
  },
  delay: {
    ...endpoints.redemptions.delay,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Announce a delay',
    description: 'The player receives the reason and sees it in the history. The deadline does not change.',
    pathParams,
    body: delayForm,
    responses: decided,
  },
  raiseLimits: {
    ...endpoints.redemptions.raiseLimits,
    ...forStaff('redemptions.raise_limit', { fresh: true }),
    summary: 'Raise redemption limits',
    description:
      'The limits cannot be below the published ones. They apply until `until`. If `until` is null, they apply until they are set again.',
    pathParams: z.object({ id: uuid.describe('ID of the player.') }),
    body: raiseLimitsForm,
    responses: { 200: redemptionAllowance, ...problems(401, 404) },
  },
});
