import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { checks } from '../contract/checks.ts';
import type { CellRouter } from './cell-router.ts';
import { overCellsOf } from './over-cells-of.ts';
import { hashBody, readStaffRead, staffReadHeader } from './staff-read-header.ts';

/**
 * Accepts reads that another cell makes for one of its staff. The account of this cell with the same email decides what it may read,
 * so a read has the rights of this cell. It has no session, and the database accepts no change without one.
 *
 * A request with the header is never answered in another way: an invalid one is rejected, regardless of its cookies.
 * @param findStaff returns the active account with this email; null without one.
 * @returns a function that returns the account of such a read; null for any other request.
 */
export function installStaffReads<Staff extends object>(
  scope: FastifyInstance,
  router: Pick<CellRouter, 'key' | 'own'>,
  findStaff: (email: string) => Promise<Staff | null>,
): (request: FastifyRequest) => Staff | null {
  const accepted = new WeakMap<FastifyRequest, { readonly staff: Staff; readonly bodyHash: string }>();
  scope.addHook('onRequest', async (request) => {
    const header = request.headers[staffReadHeader];
    if (header === undefined) return;
    if (overCellsOf(request.routeOptions.config.contractRoute) === null) {
      throw new Problem('malformed_request', { internal: 'a staff read of a call that is not made over cells' });
    }
    const target = { method: request.method, url: request.raw.url ?? '' };
    const read = readStaffRead(router, header, target, Date.now());
    if (!read) throw new Problem('unauthenticated', { internal: 'an invalid staff read' });
    const staff = await findStaff(read.email);
    if (!staff) throw new Problem('forbidden', { internal: `no active account for a read from ${read.from}` });
    accepted.set(request, { staff, bodyHash: read.bodyHash });
  });
  scope.addHook(
    'preHandler',
    checks((request) => {
      const read = accepted.get(request);
      if (read && read.bodyHash !== hashBody(request.body)) {
        throw new Problem('unauthenticated', { internal: 'a staff read with another body' });
      }
    }),
  );
  return (request) => accepted.get(request)?.staff ?? null;
}
