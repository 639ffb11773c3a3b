import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/**
 * Turns a synchronous check into a hook. The check rejects a request by throwing. The hook uses a callback, because each
 * request runs several hooks and a promise for each would be wasted.
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
