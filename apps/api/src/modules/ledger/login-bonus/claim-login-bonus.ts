import { v5 } from 'uuid';
import type { IdempotencyClaim } from '../../../http/contract/idempotency-key.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { claimIdempotencyKey, grantLoginBonus } from '../postings.store.ts';
import { selectBonus } from './login-bonus.store.ts';
import { type BonusView, toBonusView } from './read-login-bonus.ts';

export type ClaimedBonus = BonusView & {
  /** What was credited, and the Gold Coins after it; hundredths. */
  readonly claimed: bigint;
  readonly goldBalance: bigint;
};

/** Any fixed UUID. It separates references that are derived from idempotency keys from other uses of UUID version 5. */
const namespace = 'b0b6a7f4-63a5-4a0c-8f8e-0f3f5d9b8a11';

/**
 * Credits today's login bonus, at most once per player and day of the product time zone.
 * A retry of the transaction, or a caller's retry with the same `Idempotency-Key`, finds the first claim by its
 * reference.
 * @throws Problem `conflict` when today's bonus was claimed; `idempotency_mismatch`.
 */
export async function claimLoginBonus(
  database: Database,
  playerId: string,
  key: IdempotencyClaim | null,
): Promise<ClaimedBonus> {
  const ref = key ? v5(`${playerId} ${key.key}`, namespace) : newId();
  return inTransaction(database, async (db) => {
    if (key) await claimIdempotencyKey(db, playerId, key.key, key.hash);
    const granted = await grantLoginBonus(db, playerId, ref);
    if (granted === null) throw new Problem('conflict', { params: { reason: 'bonus_claimed' } });
    return { ...toBonusView(await selectBonus(db, playerId)), claimed: granted.claimed, goldBalance: granted.balance };
  });
}
