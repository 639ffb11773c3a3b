import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { listNames } from './list-names.ts';
import { removeName } from './remove-name.ts';

export function challengeStaffRoutes({ database }: Pick<Context, 'database'>): Handlers<StaffContract, 'leaderboard'> {
  return {
    searchNames: async ({ body: { player, limit = pagination.defaultLimit, ...filters } }) => ({
      status: 200,
      body: await listNames(database.db, { ...filters, playerId: player, limit }),
    }),
    removeName: async ({ staff, params, body }) => {
      await removeName(database, staff, params.entryId, body);
      return { status: 204, body: undefined };
    },
  };
}
