import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { checks } from '../contract/checks.ts';

/** Methods that do not change state. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes that a browser sends from another site. Browsers send the origin with every write. A client that sends
 * neither `Origin` nor `Sec-Fetch-Site` is not a browser, so it has no ambient cookie that could be abused.
 */
export function installOriginCheck(app: FastifyInstance, publicOrigin: string | null): void {
  const check = checks((request) => {
    if (safeMethods.has(request.method) || comesFromHere(request, publicOrigin)) return;
    throw new Problem('origin_mismatch', { internal: `origin ${request.headers.origin}` });
  });
  app.addHook('onRequest', check);
}

function comesFromHere(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  return origin === (publicOrigin ?? `${request.protocol}://${request.host}`);
}
