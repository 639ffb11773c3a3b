import type { StaffContract } from '@goldwren/contracts/staff';
import { pagination, parseHundredths } from '@goldwren/rules';
import type { Handlers } from '../../http/contract/handlers.ts';
import { raiseLimits } from './eligibility/raise-limits.ts';
import { endRedemption } from './lifecycle/end-redemption.ts';
import { announceDelay } from './review/announce-delay.ts';
import { approveRedemption } from './review/approve-redemption.ts';
import { listQueue } from './review/list-queue.ts';
import { type StaffDeps, viewForStaff } from './review/read-for-staff.ts';

const hundredths = (amount: string): bigint => parseHundredths(amount) as bigint;

export function redemptionsStaffRoutes(deps: StaffDeps): Handlers<StaffContract, 'redemptions'> {
  return {
    list: async ({ query: { status, method, player, breached, sort, cursor, limit = pagination.defaultLimit } }) => ({
      status: 200,
      body: await listQueue(deps.database.db, {
        status,
        method,
        playerId: player,
        late: breached === undefined ? undefined : breached === 'true',
        sort,
        cursor,
        limit,
      }),
    }),
    get: async ({ staff, params }) => ({ status: 200, body: await viewForStaff(deps, staff, params.id) }),
    approve: async ({ staff, params }) => ({ status: 200, body: await approveRedemption(deps, staff, params.id) }),
    reject: async ({ staff, params, body: { reason, note = null } }) => ({
      status: 200,
      body: await endRedemption(deps, staff, params.id, { as: 'rejected', reason, note }),
    }),
    forfeit: async ({ staff, params, body: { reason, note = null } }) => ({
      status: 200,
      body: await endRedemption(deps, staff, params.id, { as: 'forfeited', reason, note }),
    }),
    delay: async ({ staff, params, body: { reason, note = null } }) => ({
      status: 200,
      body: await announceDelay(deps, staff, params.id, { reason, note }),
    }),
    raiseLimits: async ({ staff, params, body: { request, day, month, until, reason } }) => ({
      status: 200,
      body: await raiseLimits(deps, staff, params.id, {
        requestHundredths: hundredths(request),
        dayHundredths: hundredths(day),
        monthHundredths: hundredths(month),
        until: until === null ? null : new Date(until),
        reason,
      }),
    }),
  };
}
