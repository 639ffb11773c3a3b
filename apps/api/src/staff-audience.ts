import { staffContract } from '@goldwren/contracts/staff';
import { staffSession } from '@goldwren/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { type BindCalls, createBinding } from './http/contract/bind-contract.ts';
import { installSessions, requireSignedIn } from './http/sessions/session.ts';
import { consumeRateLimit } from './modules/rate-limits/public.ts';
import { assertStaffMay, deleteStaffSession, readStaffSession, touchStaffSession } from './modules/staff/public.ts';

const hourMs = 3_600_000;

export async function installStaffSessions(scope: FastifyInstance, { config, database }: Context): Promise<void> {
  await installSessions(scope, {
    as: 'staff',
    cookieName: 'goldwren-staff',
    sameSite: 'strict',
    absoluteMs: staffSession.absoluteHours * hourMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    store: {
      read: (idHash) => readStaffSession(database.db, idHash),
      touch: (idHash) => touchStaffSession(database.db, idHash),
      // open_staff_session writes the session when it checks the credentials.
      write: () => Promise.resolve(),
      remove: (idHash) => deleteStaffSession(database.db, idHash),
    },
  });
}

export function staffBinding({ database }: Pick<Context, 'database'>): BindCalls {
  return createBinding(staffContract, {
    principalOf: (request, { permission, ...notes }) => {
      const staff = requireSignedIn(request, 'staff');
      assertStaffMay(staff, permission);
      const fresh = 'fresh' in notes && notes.fresh === true;
      return { ...staff, proof: { sessionId: request.session.sessionId, permission, fresh } };
    },
    admitUpload: (_request, { id }) => consumeRateLimit(database.db, [{ rateLimit: 'uploadStaff', subject: id }]),
  });
}
