import type { FactsOf } from '@goldwren/contracts/facts';
import { Problem } from './problem.ts';

type Reason = FactsOf<'conflict'>['reason'];

/**
 * Reports why an SQL function did nothing. The functions for changes that wait for a second person return such a reason.
 * @throws Problem `not_found`, or `conflict` with the reason.
 */
export function assertDone(refusal: Reason | 'not_found' | null): void {
  if (refusal === null) return;
  if (refusal === 'not_found') throw new Problem('not_found');
  throw new Problem('conflict', { params: { reason: refusal } as FactsOf<'conflict'> });
}
