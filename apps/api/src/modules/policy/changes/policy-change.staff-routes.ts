import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { numberCursor } from '../../../platform/cursors.ts';
import { approveChange, rejectChange, requestChange } from './change-policy.ts';
import { listPendingChanges, listVersions } from './list-changes.ts';

/** All routes but `region`. That one counts players and redemptions and belongs to the module `back-office`. */
export function policyChangeRoutes(
  deps: Pick<Context, 'database' | 'cells'>,
): Omit<Handlers<StaffContract, 'policyChanges'>, 'region'> {
  const { db } = deps.database;
  return {
    list: async () => ({ status: 200, body: await listPendingChanges(db) }),
    versions: async ({ query }) => ({
      status: 200,
      body: await listVersions(db, {
        before: numberCursor(query.cursor),
        limit: query.limit ?? pagination.defaultLimit,
      }),
    }),
    request: async ({ staff, body }) => {
      await requestChange(deps, staff, body);
      return { status: 204, body: undefined };
    },
    approve: async ({ staff, params }) => {
      await approveChange(deps, staff, params.id);
      return { status: 204, body: undefined };
    },
    reject: async ({ staff, params, body }) => {
      await rejectChange(deps, staff, params.id, body.reason);
      return { status: 204, body: undefined };
    },
  };
}
