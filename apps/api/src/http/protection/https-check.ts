import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { checks } from '../contract/checks.ts';
import { safeMethods } from './origin-check.ts';

/**
 * In production nothing is changed and nobody signs in over a connection that is not known to be HTTPS. The Secure cookie
 * could not be set on it, so a sign-in would be answered and then lost without a word. A browser never causes this: the
 * proxy in front does, when it does not say how it was reached, and the log tells whoever runs it.
 */
export function installHttpsCheck(app: FastifyInstance, isProduction: boolean): void {
  if (!isProduction) return;
  const check = checks((request) => {
    if (safeMethods.has(request.method) || request.protocol === 'https') return;
    throw new Problem('internal_error', {
      internal:
        'the call did not come over HTTPS as far as is known, so no session cookie could be set: ' +
        'the proxy has to send X-Forwarded-Proto: https, and TRUSTED_PROXIES has to count it',
    });
  });
  app.addHook('onRequest', check);
}
