import type { AccountReview } from '@goldwren/contracts/player';
import type { Db } from '../../platform/database.ts';
import type { Person } from '../players/public.ts';
import { selectOwnCase } from './case.store.ts';

/**
 * Returns the restrictions and the review of an account, for its player. The topics of a score below
 * the threshold are not shown, because "resembles another account" would reveal to one partner that the other has one.
 */
export async function readOwnReview(db: Db, player: Person): Promise<AccountReview> {
  const found = await selectOwnCase(db, player.id);
  return {
    state: found?.state ?? 'none',
    topics: found && found.state !== 'no_concern' ? found.topics : [],
    opened_at: found?.openedAt.toISOString() ?? null,
    decided_at: found?.decidedAt?.toISOString() ?? null,
    suspended: player.suspendedAt !== null,
    redemptions_suspended: player.redemptionSuspendedAt !== null,
  };
}
