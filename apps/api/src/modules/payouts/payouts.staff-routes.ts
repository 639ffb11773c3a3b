import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { type DetailsDeps, exportBatch } from './batches/export-batch.ts';
import { listBatches } from './batches/list-batches.ts';
import { type StartDeps, startBatch } from './batches/start-batch.ts';
import { listDue } from './list-due.ts';
import { listPayouts } from './list-payouts.ts';
import { recordFailed, recordPaid } from './settle-payout.ts';
import { viewDetails } from './view-details.ts';

export function payoutsStaffRoutes(deps: Context & DetailsDeps & StartDeps): Handlers<StaffContract, 'payouts'> {
  const { db } = deps.database;
  const defaultLimit = pagination.defaultLimit;
  return {
    due: async ({ query: { method, cursor, limit = defaultLimit } }) => ({
      status: 200,
      body: await listDue(db, { method, cursor, limit }),
    }),
    list: async ({ query: { state, method, batch, player, cursor, limit = defaultLimit } }) => ({
      status: 200,
      body: await listPayouts(db, { state, method, batchId: batch, playerId: player, cursor, limit }),
    }),
    batches: async ({ query: { cursor, limit = defaultLimit } }) => ({
      status: 200,
      body: await listBatches(db, { cursor, limit }),
    }),
    start: async ({ staff, body }) => ({
      status: 200,
      body: await startBatch(deps, staff, { id: body.batch_id, redemptionIds: body.redemption_ids }),
    }),
    export: async ({ staff, params, query, reply }) => {
      const file = await exportBatch(deps, staff, { id: params.id, method: query.method });
      reply.header('content-disposition', `attachment; filename="payouts-${query.method}-${params.id}.csv"`);
      return { status: 200, body: file };
    },
    details: async ({ staff, params }) => ({ status: 200, body: await viewDetails(deps, staff, params.id) }),
    paid: async ({ staff, params, body }) => ({
      status: 200,
      body: await recordPaid(deps, staff, params.id, {
        reference: body.reference,
        paidOn: body.paid_on ?? null,
      }),
    }),
    failed: async ({ staff, params, body }) => ({
      status: 200,
      body: await recordFailed(deps, staff, params.id, body),
    }),
  };
}
