import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { decideMatch } from './decide-match.ts';
import { getMatch } from './get-match.ts';
import { listLists } from './import/list-lists.ts';
import { listUploads } from './import/list-uploads.ts';
import { approveList, rejectList, uploadList } from './import/upload-list.ts';
import { listMatches } from './list-matches.ts';

export function sanctionsStaffRoutes({
  database,
  cells,
}: Pick<Context, 'database' | 'cells'>): Handlers<StaffContract, 'sanctions'> {
  return {
    matches: async ({ query: { state, player, cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listMatches(database.db, { state, playerId: player, cursor, limit }),
    }),
    match: async ({ staff, params }) => ({ status: 200, body: await getMatch(database, staff, params.id) }),
    decide: async ({ staff, params, body }) => ({
      status: 200,
      body: await decideMatch(database, staff, params.id, body),
    }),
    uploads: async () => ({ status: 200, body: { results: await listUploads(database.db) } }),
    upload: async ({ staff, body }) => {
      await uploadList({ database, cells }, staff, body);
      return { status: 204, body: undefined };
    },
    approve: async ({ staff, params }) => {
      await approveList({ database, cells }, staff, params.id);
      return { status: 204, body: undefined };
    },
    reject: async ({ staff, params, body }) => {
      await rejectList({ database }, staff, params.id, body.reason);
      return { status: 204, body: undefined };
    },
    lists: async ({ query: { cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listLists(database.db, { cursor, limit }),
    }),
  };
}
