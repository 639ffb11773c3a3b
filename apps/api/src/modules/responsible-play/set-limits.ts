import type { RealityCheckMinutes } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { limitAmount } from './limit-view.ts';
import { insertControlEvent, type LimitKey, setPlayLimit, setRealityCheck } from './responsible-play.store.ts';
import type { SetBy } from './take-break.ts';

/** Omitted limits do not change. Amounts are in the unit of their kind. Null removes a limit. */
export interface LimitChanges {
  readonly limits: readonly (LimitKey & { readonly amount: bigint | null })[];
  readonly realityCheckMinutes?: RealityCheckMinutes | null | undefined;
}

/** Sets the player's limits in one transaction. Lower limits apply immediately. Higher ones wait for a confirmation. */
export async function setLimits(database: Database, playerId: string, changes: LimitChanges): Promise<void> {
  await inTransaction(database, async (tx) => {
    await setLimitsWithin(tx, playerId, changes.limits, 'player');
    const minutes = changes.realityCheckMinutes;
    if (minutes === undefined) return;
    await setRealityCheck(tx, playerId, minutes);
    await insertControlEvent(tx, playerId, { kind: 'reality_check_set', facts: { minutes } });
  });
}

/** Sets limits in the transaction of the caller. */
export async function setLimitsWithin(
  tx: Db,
  playerId: string,
  limits: LimitChanges['limits'],
  by: SetBy,
): Promise<void> {
  for (const limit of limits) {
    const { kind, period, amount } = limit;
    await setPlayLimit(tx, playerId, limit);
    const facts = { kind, period, amount: amount === null ? null : limitAmount(kind, amount), by };
    await insertControlEvent(tx, playerId, { kind: 'limit_set', facts });
  }
}
