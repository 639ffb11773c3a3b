import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { listReturnDays, listReturns } from './list-rtp.ts';

export function rtpStaffRoutes(context: Pick<Context, 'database' | 'clock'>): Handlers<StaffContract, 'rtp'> {
  return {
    list: async () => ({ status: 200, body: { results: await listReturns(context) } }),
    days: async ({ params }) => ({ status: 200, body: await listReturnDays(context, params.id) }),
  };
}
