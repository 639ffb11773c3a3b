import type { FastifyInstance } from 'fastify';

/** Why this process cannot serve now, as a sentence; null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

/** An orchestrator or proxy must have its answer even while the database hangs. */
const longestCheckMs = 1_500;
const notInTime = 'the database does not answer in time';

/** `/healthz`: the process answers. `/readyz`: the database answers, and has the schema and maths that this build needs. */
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

/** One run of the checks at a time: polls that come while the database hangs do not queue up behind it. */
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
    timer = setTimeout(() => resolve(notInTime), longestCheckMs);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
