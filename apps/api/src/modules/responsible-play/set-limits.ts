import type { RealityCheckMinutes } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { limitAmount } from './limit-view.ts';
import { insertControlEvent, type LimitKey, setPlayLimit, setRealityCheck } from './responsible-play.store.ts';

/** What is left out stays. Amounts in the unit of their kind; null: none. */
export interface LimitChanges {
  readonly limits: readonly (LimitKey & { readonly amount: bigint | null })[];
  readonly realityCheckMinutes?: RealityCheckMinutes | null | undefined;
}

/** Sets the player's limits, all or none. What is tighter holds from the next movement on; what is looser waits. */
export async function setLimits(database: Database, playerId: string, changes: LimitChanges): Promise<void> {
  await inTransaction(database, async (tx) => {
    for (const limit of changes.limits) {
      const { kind, period, amount } = limit;
      await setPlayLimit(tx, playerId, limit);
      const facts = { kind, period, amount: amount === null ? null : limitAmount(kind, amount) };
      await insertControlEvent(tx, playerId, { kind: 'limit_set', facts });
    }
    const minutes = changes.realityCheckMinutes;
    if (minutes === undefined) return;
    await setRealityCheck(tx, playerId, minutes);
    await insertControlEvent(tx, playerId, { kind: 'reality_check_set', facts: { minutes } });
  });
}
