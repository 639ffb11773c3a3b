import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { decideMatch } from './decide-match.ts';
import { getMatch } from './get-match.ts';
import { listMatches } from './list-matches.ts';

export function exclusionsStaffRoutes(
  context: Pick<Context, 'database' | 'config'>,
): Handlers<StaffContract, 'exclusions'> {
  const { database } = context;
  return {
    matches: async ({ query: { state, player, cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listMatches(database.db, { state, playerId: player, cursor, limit }),
    }),
    match: async ({ staff, params }) => ({ status: 200, body: await getMatch(context, staff, params.id) }),
    decide: async ({ staff, params, body }) => ({
      status: 200,
      body: await decideMatch(database, staff, params.id, body),
    }),
  };
}
