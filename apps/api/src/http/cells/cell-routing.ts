import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { cellOfCookie, splitCell } from './cell-of-name.ts';
import type { CellRouter } from './cell-router.ts';
import { forward } from './forward.ts';
import { type Forwarded, forwardedHeader, readForwarded } from './forwarded-header.ts';
import type { CellSource } from './public-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the cell of a public call is found. */
    cellSource?: CellSource;
  }
}

/** Sends a parsed request to its cell. Returns false when this cell answers it. */
export type Relocate = (
  request: FastifyRequest,
  reply: FastifyReply,
  source: CellSource,
  input: Readonly<Record<string, unknown>>,
) => Promise<boolean>;

const forwardedRequests = new WeakMap<FastifyRequest, Forwarded>();
const claims = new WeakMap<FastifyRequest, string>();

/** Returns the claim of a registration; null on a site with one cell. */
export function claimOf(request: FastifyRequest): string | null {
  return claims.get(request) ?? null;
}

/** Sources for which the cookie decides, before the body is read. */
const byCookie: ReadonlySet<CellSource | undefined> = new Set([undefined, 'entry', 'cookie_or_email']);

/**
 * Sends each request of an audience to the cell that its session cookie, or a token in its path, names. It must be installed before
 * the sessions, so that this cell neither reads a session nor a body of another cell.
 */
export function installCookieRouting(scope: FastifyInstance, router: CellRouter, cookieName: string): void {
  scope.addHook('onRequest', (request, reply, done) => {
    try {
      const forwarded = readForwarded(router, request.headers[forwardedHeader]);
      if (forwarded) {
        forwardedRequests.set(request, forwarded);
        return done();
      }
    } catch (error) {
      return done(error as Error);
    }
    const cell = cellOfHead(request, cookieName);
    if (cell === null || cell === router.own) return done();
    forward(router, request, reply, { cell, claimId: null }).then(
      // An unknown cell is the same as an unknown session.
      (isSent) => (isSent ? undefined : done()),
      (error: Error) => done(error),
    );
  });
}

/** Returns the cell that the cookie or the path of a request names. Null when the body decides, or nothing names a cell. */
function cellOfHead({ routeOptions, params, headers }: FastifyRequest, cookieName: string): string | null {
  const { cellSource: source } = routeOptions.config;
  if (source === 'token') return splitCell((params as { token?: string }).token ?? '').cell;
  return byCookie.has(source) ? cellOfCookie(headers.cookie, cookieName) : null;
}

/** Creates the function that finds the cell of a public call in its parsed input. */
export function createRelocate(router: CellRouter, cookieName: string): Relocate {
  return async (request, reply, source, { body, params }) => {
    const forwarded = forwardedRequests.get(request);
    if (source === 'token') {
      const holder = (body ?? params) as { token: string };
      const { cell, rest } = splitCell(holder.token);
      if (cell === router.own) holder.token = rest;
      if (cell === null || cell === router.own || forwarded) return false;
      return forward(router, request, reply, { cell, claimId: null });
    }
    // The cell that forwarded this request has already found its cell and its claim.
    const { cell, claimId } = forwarded ?? (await findDestination(router, request, source, body, cookieName));
    if (cell !== router.own) return assertSent(await forward(router, request, reply, { cell, claimId }));
    if (claimId !== null) claims.set(request, claimId);
    return false;
  };
}

/** Returns the cell of a public call whose cell is not in a token. */
async function findDestination(
  router: CellRouter,
  { params, headers, body: sent }: FastifyRequest,
  source: Exclude<CellSource, 'token'>,
  body: unknown,
  cookieName: string,
): Promise<Forwarded> {
  const to = (cell: string): Forwarded => ({ cell, claimId: null });
  switch (source) {
    case 'entry':
      return to(router.own);
    case 'payment': {
      const { provider } = params as { provider: string };
      return to(await router.cellOfNotification(provider, { body: sent as Uint8Array, headers, at: new Date() }));
    }
    case 'payout_event':
      return to(await router.cellOfEvent('payout', (params as { provider: string }).provider, sent as Uint8Array));
    case 'identity_event':
      return to(await router.cellOfEvent('identity', (params as { vendor: string }).vendor, sent as Uint8Array));
    case 'cookie_or_email':
      if (cellOfCookie(headers.cookie, cookieName) === router.own) return to(router.own);
      return to(await router.cellOfEmail(emailOf(body)));
    case 'email':
      return to(await router.cellOfEmail(emailOf(body)));
    case 'mailbox':
      return to(await router.cellOfMailbox(emailOf(body)));
    case 'registration':
      return router.claimEmail(emailOf(body));
  }
}

function emailOf(body: unknown): string {
  return (body as { email: string }).email;
}

/** @throws Problem `unavailable` when the directory names a cell that was removed. */
function assertSent(isSent: boolean): true {
  if (!isSent)
    throw new Problem('unavailable', { retryAfterSeconds: 1, internal: 'the cell of an account is unknown' });
  return true;
}
