import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination } from '@goldwren/rules';
import type { Handlers } from '../../http/contract/handlers.ts';
import { downloadForm } from './download-form.ts';
import { downloadReturn } from './download-return.ts';
import { listYear } from './list-year.ts';
import type { TaxYearDeps } from './tax-year.ts';

export function taxStaffRoutes(deps: TaxYearDeps): Handlers<StaffContract, 'tax'> {
  return {
    year: async ({ params, query: { cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listYear(deps, { year: params.year, cursor, limit }),
    }),
    return: async ({ staff, params, reply }) => {
      const file = await downloadReturn(deps, staff, params.year);
      reply.header('content-disposition', `attachment; filename="1099-misc-${params.year}.csv"`);
      return { status: 200, body: file };
    },
    form: async ({ staff, params, reply }) => {
      const file = await downloadForm(deps, staff, params);
      reply.header('content-disposition', `attachment; filename="tax-${params.year}-${params.playerId}.pdf"`);
      return { status: 200, body: file };
    },
  };
}
