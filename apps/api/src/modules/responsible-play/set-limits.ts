import type { RealityCheckMinutes } from '@goldwren/rules';
import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { limitAmount } from './limit-view.ts';
import { insertControlEvent, type LimitKey, setPlayLimit, setRealityCheck } from './responsible-play.store.ts';

/** Omitted limits do not change. Amounts are in the unit of their kind. Null removes a limit. */
export interface LimitChanges {
  readonly limits: readonly (LimitKey & { readonly amount: bigint | null })[];
  readonly realityCheckMinutes?: RealityCheckMinutes | null | undefined;
}

/** Sets the player's limits in one transaction. Lower limits apply immediately. Higher ones wait for a confirmation. */
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
