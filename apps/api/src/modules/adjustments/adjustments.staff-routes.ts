import type { Adjustment, StaffContract } from '@goldwren/contracts/staff';
import { pagination, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { type StaffNames, viewAdjustments } from './adjustment-view.ts';
import type { AdjustmentRow } from './adjustments.store.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { listAdjustments } from './list-adjustments.ts';
import { rejectAdjustment } from './reject-adjustment.ts';
import { requestAdjustment } from './request-adjustment.ts';

export interface AdjustmentsDeps extends Pick<Context, 'database' | 'clock' | 'mailer'> {
  readonly staffNames: StaffNames;
}

export function adjustmentsStaffRoutes(deps: AdjustmentsDeps): Handlers<StaffContract, 'adjustments'> {
  const { db } = deps.database;
  const view = async (row: AdjustmentRow) => (await viewAdjustments(db, deps.staffNames, [row])).at(0) as Adjustment;
  return {
    list: async ({ query: { status, player, cursor, limit = pagination.defaultLimit } }) => {
      const { rows, nextCursor } = await listAdjustments(db, { status, player, cursor, limit });
      return {
        status: 200,
        body: { results: await viewAdjustments(db, deps.staffNames, rows), next_cursor: nextCursor },
      };
    },
    request: async ({ staff, body }) => {
      const amount = parseHundredths(body.amount) as bigint;
      const row = await requestAdjustment(deps, staff, {
        id: body.id,
        playerId: body.player_id,
        currency: body.currency,
        amount: body.direction === 'credit' ? amount : -amount,
        reason: body.reason,
      });
      return { status: 201, body: await view(row) };
    },
    approve: async ({ staff, params }) => ({
      status: 200,
      body: await view(await approveAdjustment(deps, staff, params)),
    }),
    reject: async ({ staff, params, body }) => ({
      status: 200,
      body: await view(await rejectAdjustment(deps, staff, params, body.reason)),
    }),
  };
}
