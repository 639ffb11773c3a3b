import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/**
 * A hook that looks at a request, refuses it by throwing, and waits for nothing: with a callback, since each request runs
 * several and has no use for a promise of each.
 */
export function checks(check: (request: FastifyRequest) => void): onRequestHookHandler {
  return (request, _reply, done) => {
    try {
      check(request);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  };
}
