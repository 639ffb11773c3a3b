import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { checks } from '../contract/checks.ts';

/** They change nothing. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something when a browser says that they come from another site. Browsers name the origin
 * of every such call; a program that sends neither `Origin` nor `Sec-Fetch-Site` carries no ambient cookie to abuse.
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
