import { isUnderWay } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';

/**
 * Returns the problem `maintenance` during a maintenance, otherwise null. Read it before a transaction: it may need a second
 * connection, and transactions that all wait for one would stop each other.
 */
export async function problemOfMaintenance({
  maintenance,
  clock,
}: Pick<Context, 'maintenance' | 'clock'>): Promise<Problem | null> {
  const announced = await maintenance();
  const now = clock.now();
  if (announced === null || !isUnderWay(announced, now)) return null;
  const { endsAt } = announced;
  return new Problem('maintenance', {
    params: { until: endsAt.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)),
  });
}

/**
 * Rejects what would begin something new during a maintenance. Callers check first whether the request is a repeat of one that
 * has its answer already.
 * @throws Problem `maintenance`.
 */
export async function assertNoMaintenance(deps: Pick<Context, 'maintenance' | 'clock'>): Promise<void> {
  const problem = await problemOfMaintenance(deps);
  if (problem) throw problem;
}
