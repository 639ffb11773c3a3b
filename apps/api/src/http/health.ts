import type { FastifyInstance } from 'fastify';

/** Returns why this process cannot serve requests now, as a sentence; null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

/** An orchestrator or proxy must get an answer even while the database hangs. */
const longestCheckMs = 1_500;
const lateMessage = 'the database does not answer in time';

/** `/healthz` checks that the process answers. `/readyz` also checks that the database has this build's schema and maths. */
export function installHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  const faultNow = sharedCheck(checks);
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const fault = await withinTime(faultNow());
    return fault === null
      ? reply.send({ status: 'ready' })
      : reply.code(503).header('retry-after', '1').send({ status: fault });
  });
}

/** Runs the checks once at a time, so that requests do not queue up while the database hangs. */
function sharedCheck(checks: readonly ReadinessCheck[]): ReadinessCheck {
  let underWay: Promise<string | null> | null = null;
  const run = async (): Promise<string | null> => {
    try {
      for (const check of checks) {
        const fault = await check();
        if (fault !== null) return fault;
      }
      return null;
    } catch {
      return 'the database is not reachable or not prepared';
    } finally {
      underWay = null;
    }
  };
  return () => {
    underWay ??= run();
    return underWay;
  };
}

async function withinTime(check: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(lateMessage), longestCheckMs);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
