import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { checks } from '../contract/checks.ts';
import { safeMethods } from './origin-check.ts';

/**
 * In production, rejects every write over a connection that is not known to be HTTPS. The Secure cookie cannot be set on
 * such a connection, so a sign-in would succeed and its session would be lost silently. The cause is a proxy that does not
 * send X-Forwarded-Proto, so the log line is meant for the operator.
 */
export function installHttpsCheck(app: FastifyInstance, isProduction: boolean): void {
  if (!isProduction) return;
  const check = checks((request) => {
    if (safeMethods.has(request.method) || request.protocol === 'https') return;
    throw new Problem('internal_error', {
      internal:
        'the request is not known to use HTTPS, so no session cookie can be set: ' +
        'the proxy must send X-Forwarded-Proto: https, and TRUSTED_PROXIES must count this proxy',
    });
  });
  app.addHook('onRequest', check);
}
