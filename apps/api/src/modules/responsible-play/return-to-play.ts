import { limitRules } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { insertControlEvent, returnFromExclusion } from './responsible-play.store.ts';

/**
 * Requests the return after the term of an exclusion. The exclusion ends a day later.
 * @throws Problem `self_excluded` while the term runs or has no end, `not_found` without an exclusion.
 */
export async function returnToPlay(database: Database, playerId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const endsAt = await returnFromExclusion(tx, playerId, limitRules.returnAfterHours);
    await insertControlEvent(tx, playerId, { kind: 'return_asked', facts: { endsAt: endsAt.toISOString() } });
  });
}
