import { isUnderWay } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { Problem } from '../../../platform/problem.ts';

/**
 * Rejects what would begin something new during a maintenance. Callers check first whether the request is a repeat of one that
 * has its answer already.
 * @throws Problem `maintenance`.
 */
export async function assertNoMaintenance({
  maintenance,
  clock,
}: Pick<Context, 'maintenance' | 'clock'>): Promise<void> {
  const announced = await maintenance();
  const now = clock.now();
  if (announced === null || !isUnderWay(announced, now)) return;
  const { endsAt } = announced;
  throw new Problem('maintenance', {
    params: { until: endsAt.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)),
  });
}
