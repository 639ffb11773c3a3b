import type { FastifyInstance } from 'fastify';

/** How a process leaves the proxy in front of it, so that no request is lost. */
export interface Drain {
  /** True from the stop signal on. */
  readonly isDraining: boolean;
  /** From now on `/readyz` returns 503, and each answer closes its connection. Every request is still answered. */
  begin(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/**
 * A proxy learns from `/readyz` that this process stops, a moment after the signal. Until then it sends requests, so the
 * listener stays open. Answers close their connections, so that the proxy opens its next connection to another process.
 */
export function installDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  const drain: Drain = {
    get isDraining() {
      return isDraining;
    },
    begin: () => {
      isDraining = true;
    },
  };
  app.decorate('drain', drain);
  // In `onSend`, so that requests that arrived before the signal close their connections too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  return drain;
}
