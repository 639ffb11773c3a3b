import { staffContract } from '@goldwren/contracts/staff';
import { staffSession } from '@goldwren/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { createRelocate, installCookieRouting } from './http/cells/cell-routing.ts';
import { staffCellSources } from './http/cells/public-calls.ts';
import { type BindCalls, createBinding } from './http/contract/bind-contract.ts';
import { installSessions, requireSignedIn, sessionCookieName } from './http/sessions/session.ts';
import { consumeRateLimit } from './modules/rate-limits/public.ts';
import { assertStaffMay, deleteStaffSession, readStaffSession, touchStaffSession } from './modules/staff/public.ts';

const hourMs = 3_600_000;

const cookieName = 'goldwren-staff';

export async function installStaffSessions(
  scope: FastifyInstance,
  { config, database, cells }: Context,
): Promise<void> {
  if (cells) installCookieRouting(scope, cells, sessionCookieName(config.isProduction, cookieName));
  await installSessions(scope, {
    as: 'staff',
    cookieName,
    sameSite: 'strict',
    absoluteMs: staffSession.absoluteHours * hourMs,
    secrets: config.sessionSecrets,
    isProduction: config.isProduction,
    cell: cells?.own ?? null,
    store: {
      read: (idHash) => readStaffSession(database.db, idHash),
      touch: (idHash) => touchStaffSession(database.db, idHash),
      // open_staff_session writes the session when it checks the credentials.
      write: () => Promise.resolve(),
      remove: (idHash) => deleteStaffSession(database.db, idHash),
    },
  });
}

export function staffBinding({ database, config, cells }: Pick<Context, 'database' | 'config' | 'cells'>): BindCalls {
  return createBinding(staffContract, {
    cells: cells && {
      sources: staffCellSources,
      relocate: createRelocate(cells, sessionCookieName(config.isProduction, cookieName)),
    },
    principalOf: (request, { permission, ...notes }) => {
      const staff = requireSignedIn(request, 'staff');
      assertStaffMay(staff, permission);
      const fresh = 'fresh' in notes && notes.fresh === true;
      return { ...staff, proof: { sessionId: request.session.sessionId, permission, fresh } };
    },
    admitUpload: (_request, { id }) => consumeRateLimit(database.db, [{ rateLimit: 'uploadStaff', subject: id }]),
  });
}
