import type { StaffContract } from '@goldwren/contracts/staff';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { Database } from '../../platform/database.ts';
import { getAlert } from './get-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { settleAlert } from './settle-alert.ts';

export function alertsStaffRoutes({ database }: { readonly database: Database }): Handlers<StaffContract, 'alerts'> {
  return {
    list: async ({ query }) => ({ status: 200, body: await listAlerts(database.db, query) }),
    get: async ({ params }) => ({ status: 200, body: await getAlert(database.db, params.id) }),
    settle: async ({ params, body, staff }) => ({
      status: 200,
      body: await settleAlert(database, { id: params.id, note: body.note, staff }),
    }),
  };
}
