import type { ProblemBody } from '@goldwren/contracts/problem';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/problem.ts';
import { localeOf } from './caller/request-locale.ts';
import type { Drain } from './drain.ts';
import { describeProblem } from './problems/describe-problem.ts';

/** Returns why this process cannot serve requests now, as a sentence; null when it can. */
export type ReadinessCheck = () => Promise<string | null>;

/** An orchestrator or proxy must get an answer even while the database hangs. */
const longestCheckMs = 1_500;
const lateMessage = 'the database does not answer in time';
const drainMessage = 'this process is stopping';
const retrySeconds = '1';

/** The body of `/readyz` with 503: the problem of every other 503, and the reason for operators. */
type NotReady = ProblemBody & { readonly status: string };

/**
 * `/healthz` checks that the process answers. `/readyz` also checks that the process is not stopping, and that the database
 * has this build's schema and maths.
 */
export function installHealth(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  drain: Pick<Drain, 'isDraining'> = { isDraining: false },
): void {
  const faultNow = sharedCheck(checks);
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const fault = drain.isDraining ? drainMessage : await withinTime(faultNow());
    if (fault === null) return reply.send({ status: 'ready' });
    const locale = localeOf(request);
    const problem = describeProblem(new Problem('unavailable'), locale);
    const body: NotReady = { ...problem, request_id: request.id, status: fault };
    return reply
      .code(503)
      .headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store', 'content-language': locale })
      .send(body);
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
