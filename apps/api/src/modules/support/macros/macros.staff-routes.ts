import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { deleteMacro, saveMacro } from './change-macros.ts';
import { listMacros, macroView } from './list-macros.ts';

export function macrosStaffRoutes(context: Pick<Context, 'database'>): Handlers<StaffContract, 'macros'> {
  return {
    list: async () => ({ status: 200, body: { results: await listMacros(context.database.db) } }),
    save: async ({ staff, params, body }) => ({
      status: 200,
      body: macroView(await saveMacro(context, params.id, body, staff)),
    }),
    delete: async ({ staff, params }) => {
      await deleteMacro(context, params.id, staff);
      return { status: 204, body: undefined };
    },
  };
}
