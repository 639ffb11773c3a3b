import type { Db } from '../../../platform/database.ts';
import { timeOfId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { selectDroppedUntil } from '../../ledger/public.ts';

/**
 * Returns the problem of a round that the database does not have: `conflict` when its month was dropped, so that the round may be
 * in the archive, or else `not_found`. It does not say whether the round exists.
 */
export async function missingRound(db: Db, id: string): Promise<Problem> {
  const [time, until] = [timeOfId(id), await selectDroppedUntil(db)];
  const isDropped = time !== null && until !== null && time < until.getTime();
  return isDropped ? new Problem('conflict', { params: { reason: 'round_archived' } }) : new Problem('not_found');
}
