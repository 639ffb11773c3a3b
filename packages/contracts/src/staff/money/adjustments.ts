import { adjustmentDirections, adjustmentStatuses, currencies } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { reason } from '../reason.ts';

const c = initContract();

const who = z.object({ id: uuid, name: z.string() });
const adjustment = z
  .object({
    id: uuid,
    player: playerLine,
    currency: z.enum(currencies),
    direction: z.enum(adjustmentDirections),
    amount,
    reason: z.string(),
    status: z.enum(adjustmentStatuses),
    requested_by: who,
    requested_at: instant,
    due_at: instant,
    decided_by: who.nullable(),
    decided_at: instant.nullable(),
    decision_note: z.string().nullable(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustment>;

const pathParams = z.object({
  playerId: uuid.describe('ID of the player.'),
  id: uuid.describe('ID of the balance adjustment.'),
});

export const adjustmentsContract = c.router({
  list: {
    ...endpoints.adjustments.list,
    ...forStaff(
      'adjustments.approve',
      pagesOverCells(adjustment, ({ status }) => ({
        id: 'id',
        by: 'requested_at',
        descending: status !== 'pending',
      })),
    ),
    summary: 'List balance adjustments',
    description: 'Returns pending adjustments oldest first, and all other lists newest first.',
    query: z.strictObject({
      status: z.enum(adjustmentStatuses).optional().describe('Only with this status.'),
      player: uuid.optional().describe('Only for this player.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(adjustment), 'AdjustmentRow'), ...problems(401) },
  },
  request: {
    ...endpoints.adjustments.request,
    ...forStaff('adjustments.request', { fresh: true }),
    summary: 'Request a balance adjustment',
    description:
      'Nothing moves until another staff member approves the request. The caller creates the `id`. The same `id` with the same content has no further effect. The same `id` with other content returns `conflict`.',
    body: z
      .strictObject({
        id: uuid,
        player_id: uuid,
        currency: z.enum(currencies),
        direction: z.enum(adjustmentDirections),
        amount: amount.refine((text) => !/^0+\.00$/.test(text), formCode('amount_invalid')),
        reason,
      })
      .meta({ id: 'AdjustmentForm' }),
    responses: { 201: adjustment, ...problems(401, 404, 409) },
  },
  approve: {
    ...endpoints.adjustments.approve,
    ...forStaff('adjustments.approve', { fresh: true }),
    summary: 'Approve a balance adjustment',
    description:
      'Approves the request and posts it. The requester cannot approve it; the call then returns `conflict` with reason `second_person`, or `requester_gone` when the requester has lost the permission. Credited Sweeps Coins must be played once, like all Sweeps Coins. A debit above the balance returns `insufficient_gold` or `insufficient_sweeps`, and the request stays pending. The player is notified by mail.',
    pathParams,
    body: c.noBody(),
    responses: { 200: adjustment, ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.adjustments.reject,
    ...forStaff('adjustments.approve', { fresh: true }),
    summary: 'Reject a balance adjustment',
    description: 'Nothing moves. The requester can also reject the request to withdraw it.',
    pathParams,
    body: z.strictObject({ reason }).meta({ id: 'RejectAdjustmentForm' }),
    responses: { 200: adjustment, ...problems(401, 404, 409) },
  },
});
