import { staffContract } from '@goldwren/contracts/staff';
import { staffSession } from '@goldwren/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { installStaffReads } from './http/cells/accept-staff-reads.ts';
import { createRelocate, installCookieRouting } from './http/cells/cell-routing.ts';
import { staffCellSources } from './http/cells/public-calls.ts';
import { createReadOverCells } from './http/cells/read-over-cells.ts';
import { type BindCalls, createBinding } from './http/contract/bind-contract.ts';
import { installSessions, requireSignedIn, sessionCookieName, signedIn } from './http/sessions/session.ts';
import { consumeRateLimit } from './modules/rate-limits/public.ts';
import {
  assertStaffMay,
  deleteStaffSession,
  readStaffSession,
  type StaffMember,
  selectActiveStaff,
  touchStaffSession,
} from './modules/staff/public.ts';

const hourMs = 3_600_000;

const cookieName = 'goldwren-staff';

/** Returns the account for which another cell makes a request; null for a request of this cell's own staff. */
export type ReaderOf = (request: FastifyRequest) => StaffMember | null;

export async function installStaffSessions(
  scope: FastifyInstance,
  { config, database, cells }: Context,
): Promise<ReaderOf> {
  const readerOf = cells
    ? installStaffReads(scope, cells, (email) => selectActiveStaff(database.db, email))
    : () => null;
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
  return readerOf;
}

/** @param readerOf from `installStaffSessions` */
export function staffBinding(
  { database, config, cells }: Pick<Context, 'database' | 'config' | 'cells'>,
  readerOf: ReaderOf,
): BindCalls {
  return createBinding(staffContract, {
    cells: cells && {
      sources: staffCellSources,
      relocate: createRelocate(cells, sessionCookieName(config.isProduction, cookieName)),
      readOverCells: createReadOverCells(cells, (request) => signedIn(request, 'staff')?.email ?? null),
    },
    principalOf: (request, { permission, ...notes }) => {
      const reader = readerOf(request);
      const staff = reader ?? requireSignedIn(request, 'staff');
      assertStaffMay(staff, permission);
      const fresh = 'fresh' in notes && notes.fresh === true;
      // Without a session, the database accepts no change.
      return { ...staff, proof: { sessionId: reader ? '' : request.session.sessionId, permission, fresh } };
    },
    admitUpload: (_request, { id }) => consumeRateLimit(database.db, [{ rateLimit: 'uploadStaff', subject: id }]),
  });
}
