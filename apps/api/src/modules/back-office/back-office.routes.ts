import type { StaffContract, StaffProofForm, Waiting } from '@goldwren/contracts/staff';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { chooseSession, sessionHashOf, signIn, signOut } from '../../http/sessions/session.ts';
import { createDeviceCookies } from '../auth/public.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { openLink, setUpAccount } from './accounts/set-up.ts';
import { cellRoutes } from './cells/cell-routes.ts';
import { listWork, type QueueState } from './list-work.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { findByTerm } from './search/find-by-term.ts';
import { showStaffMember } from './show-staff-member.ts';
import { recordSignOut, type StaffAttempt, type StaffSignInDeps, signInStaff } from './sign-in.ts';
import { workRegistry } from './work-registry.ts';

export function backOfficeRoutes(deps: StaffSignInDeps & Pick<Context, 'mailer' | 'cells'>): {
  readonly [Area in 'auth' | 'work' | 'search' | 'cells' | 'staffAccounts' | 'roles' | 'staffChanges']: Handlers<
    StaffContract,
    Area
  >;
} {
  const { isProduction, sessionSecrets: secrets } = deps.config;
  const devices = createDeviceCookies({ name: 'goldwren-staff-device', isProduction, secrets });
  const attemptOf = (
    request: FastifyRequest,
    email: string,
    proof: StaffProofForm,
  ): Omit<StaffAttempt, 'replaces'> => ({
    email,
    password: proof.password,
    totpCode: proof.totp_code,
    network: networkOf(request.ip),
    device: devices.read(request, email),
    idHash: chooseSession(request),
  });
  return {
    auth: {
      ...providerRoutes(deps, devices),
      signIn: async ({ body, request, reply }) => {
        const staff = await signInStaff(deps, { ...attemptOf(request, body.email, body), replaces: null });
        await signIn(request, staff.id);
        devices.write(request, reply, body.email);
        return { status: 200, body: { staff: showStaffMember(staff) } };
      },
      signOut: async ({ staff, request, reply }) => {
        await recordSignOut(deps.database, staff);
        await signOut(request, reply);
        return { status: 204, body: undefined };
      },
      me: async ({ staff }) => ({ status: 200, body: { staff: showStaffMember(staff) } }),
      reAuthenticate: async ({ body, staff, request }) => {
        const replaces = sessionHashOf(request);
        await signInStaff(deps, { ...attemptOf(request, staff.email, body), replaces });
        await signIn(request, staff.id);
        return { status: 204, body: undefined };
      },
      openLink: async ({ body, request }) => ({
        status: 200,
        body: await openLink(deps, body.token, networkOf(request.ip)),
      }),
      setUp: async ({ body: { totp_code: totpCode, ...body }, request }) => {
        await setUpAccount(deps, { ...body, totpCode, network: networkOf(request.ip) });
        return { status: 204, body: undefined };
      },
    },
    ...accountRoutes(deps),
    cells: cellRoutes(deps),
    search: {
      find: async ({ staff, body }) => ({
        status: 200,
        body: await findByTerm(deps.database.db, staff, body.q),
      }),
    },
    work: {
      list: async ({ staff }) => {
        const queues = await listWork(deps.database.db, workRegistry, staff);
        return { status: 200, body: { results: queues.map(queueView) } };
      },
    },
  };
}

function queueView({ queue, waiting, oldestAt, dueAt, breached }: QueueState): Waiting {
  return {
    queue,
    waiting,
    oldest_at: oldestAt?.toISOString() ?? null,
    due_at: dueAt?.toISOString() ?? null,
    breached,
  };
}
