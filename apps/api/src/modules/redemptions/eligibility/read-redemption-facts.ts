import type { PayoutMethod, PolicyPack, RedeemableFacts, RedeemerFacts, Visitor } from '@goldwren/rules';
import { leastPayoutHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { selectOpen } from '../redemption.store.ts';
import { readRedeemable, selectAllowance, selectRecentRequests } from './eligibility.store.ts';

export interface Requester {
  readonly playerId: string;
  readonly account: RedeemerFacts['person'] & { readonly createdAt: Date };
  readonly pack: PolicyPack;
  readonly visitor: Visitor;
}

/**
 * Reads everything that the redemption rules need. A decision needs the player's lock, so that a concurrent request
 * waits. Without the lock the result is only informative.
 * The statements run one after another, because they share a connection.
 */
export async function readRedemptionFacts(
  db: Db,
  { playerId, account, pack, visitor }: Requester,
  wish: { amountHundredths: bigint | null; method: PayoutMethod | null },
): Promise<RedeemerFacts & RedeemableFacts> {
  const amount = wish.amountHundredths ?? leastPayoutHundredths(wish.method);
  const { ledgerRefusal, ...redeemable } = await readRedeemable(db, playerId, amount);
  const recent = await selectRecentRequests(db, playerId);
  const allowance = await selectAllowance(db, playerId);
  const pending = (await selectOpen(db, playerId)) !== null;
  const { createdAt, ...person } = account;
  return { ...redeemable, ...recent, ledgerRefusal, allowance, pending, pack, person, visitor, createdAt };
}
