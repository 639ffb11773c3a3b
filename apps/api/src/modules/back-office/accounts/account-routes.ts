import type { StaffContract } from '@goldwren/contracts/staff';
import { staffRoles } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { selectRoleGrants } from '../../staff/public.ts';
import { approveChange, rejectChange, requestChange } from './change-staff.ts';
import { endSessions } from './end-sessions.ts';
import { listStaffAccounts, readAccountDetail } from './list-accounts.ts';
import { listChanges } from './list-changes.ts';
import { unlockAccount } from './unlock-account.ts';

/** The calls about staff accounts, roles, and their changes. */
export function accountRoutes(deps: Pick<Context, 'database' | 'mailer'>): {
  readonly [Area in 'staffAccounts' | 'roles' | 'staffChanges']: Handlers<StaffContract, Area>;
} {
  const { database } = deps;
  const { db } = database;
  return {
    staffAccounts: {
      list: async () => ({ status: 200, body: { results: await listStaffAccounts(db) } }),
      get: async ({ params }) => ({ status: 200, body: await readAccountDetail(db, params.id) }),
      invite: async ({ staff, body: { id, ...account } }) => ({
        status: 200,
        body: await requestChange(deps, staff, { id, kind: 'invite', subject: id, ...account }),
      }),
      change: async ({ staff, params, body }) => ({
        status: 200,
        body: await requestChange(deps, staff, { ...body, subject: params.id }),
      }),
      unlock: async ({ staff, params }) => ({ status: 200, body: await unlockAccount(database, staff, params.id) }),
      endSessions: async ({ staff, params }) => ({ status: 200, body: await endSessions(database, staff, params.id) }),
    },
    roles: {
      list: async () => {
        const grants = await selectRoleGrants(db);
        const results = staffRoles.map((role) => ({ role, permissions: [...(grants.get(role) ?? [])] }));
        return { status: 200, body: { results } };
      },
      change: async ({ staff, params: { role }, body }) => ({
        status: 200,
        body: await requestChange(deps, staff, { kind: 'set_permissions', subject: role, ...body }),
      }),
    },
    staffChanges: {
      list: async () => ({ status: 200, body: { results: await listChanges(db) } }),
      requestDrop: async ({ staff, body: { month, ...change } }) => {
        await requestChange(deps, staff, { ...change, kind: 'drop_month', subject: month });
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
    },
  };
}
