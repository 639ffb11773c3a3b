import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { closeCase, contactPlayer, getCase } from './decide-case.ts';
import { listCases } from './list-cases.ts';
import { assessNow, viewFile } from './read-file.ts';

export function riskStaffRoutes(
  deps: Pick<Context, 'database' | 'mailer' | 'config'>,
): Handlers<StaffContract, 'risk'> {
  const { db } = deps.database;
  return {
    cases: async ({ query: { state, player, sort, cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listCases(db, { state, playerId: player, sort, cursor, limit }),
    }),
    case: async ({ staff, params }) => ({ status: 200, body: await getCase(deps, staff, params.id) }),
    noConcern: async ({ staff, params, body }) => ({
      status: 200,
      body: await closeCase(deps, staff, params.id, body.note),
    }),
    contact: async ({ staff, params, body }) => ({
      status: 200,
      body: await contactPlayer(deps, staff, params.id, body.message),
    }),
    file: async ({ staff, params }) => ({ status: 200, body: await viewFile(deps, staff, params.id) }),
    assess: async ({ staff, params }) => ({ status: 200, body: await assessNow(deps, staff, params.id) }),
  };
}
