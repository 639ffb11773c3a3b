import type { StaffContract, StaffProofForm, Waiting } from '@goldwren/contracts/staff';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { AllHandlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { chooseSession, sessionHashOf, signIn, signOut } from '../../http/session.ts';
import { createDeviceCookies } from '../auth/public.ts';
import { listWork, type QueueState } from './list-work.ts';
import { recordSignOut, type StaffAttempt, type StaffSignInDeps, signInStaff } from './sign-in.ts';
import { listColleagueAccounts, unlockColleague } from './unlock-colleague.ts';
import { whoAmI } from './who-am-i.ts';
import { workRegistry } from './work-registry.ts';

export interface StaffDeps extends StaffSignInDeps {
  readonly config: Pick<Config, 'isProduction' | 'sessionSecrets' | 'seedKey'>;
}

export function staffRoutes(deps: StaffDeps): Pick<AllHandlers<StaffContract>, 'auth' | 'work' | 'colleagues'> {
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
      signIn: async ({ body, request, reply }) => {
        const staff = await signInStaff(deps, { ...attemptOf(request, body.email, body), replaces: null });
        await signIn(request, staff.id);
        devices.write(request, reply, body.email);
        return { status: 200, body: { staff: whoAmI(staff) } };
      },
      signOut: async ({ staff, request, reply }) => {
        await recordSignOut(deps.database, staff);
        await signOut(request, reply);
        return { status: 204, body: undefined };
      },
      me: async ({ staff }) => ({ status: 200, body: { staff: whoAmI(staff) } }),
      reAuthenticate: async ({ body, staff, request }) => {
        const replaces = sessionHashOf(request);
        await signInStaff(deps, { ...attemptOf(request, staff.email, body), replaces });
        await signIn(request, staff.id);
        return { status: 204, body: undefined };
      },
    },
    colleagues: {
      list: async () => ({ status: 200, body: { results: await listColleagueAccounts(deps.database.db) } }),
      unlock: async ({ staff, params }) => ({
        status: 200,
        body: await unlockColleague(deps.database, staff, params.id),
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
