import type { Db } from '../../../platform/database.ts';
import { selectPostings } from '../../ledger/public.ts';
import { selectRaises } from './round.store.ts';

/** The balance in the round's currency before its first posting and after its last one, in hundredths. */
export interface BalancesAround {
  readonly before: bigint;
  readonly after: bigint;
}

/** Returns the balances by round. They are read from the journal, so they show what the books say. */
export async function balancesAround(
  db: Db,
  playerId: string,
  rounds: readonly { id: string; raised: bigint }[],
): Promise<Map<string, BalancesAround>> {
  const raisedIds = rounds.filter(({ raised }) => raised > 0n).map(({ id }) => id);
  const raises = raisedIds.length > 0 ? await selectRaises(db, playerId, raisedIds) : [];
  const roundOf = new Map([
    ...rounds.map(({ id }) => [id, id] as const),
    ...raises.map(({ ref, roundId }) => [ref, roundId] as const),
  ]);
  const around = new Map<string, BalancesAround>();
  for (const { ref, amount, balanceAfter } of await selectPostings(db, playerId, [...roundOf.keys()])) {
    const id = roundOf.get(ref) as string;
    const before = around.get(id)?.before ?? balanceAfter - amount;
    around.set(id, { before, after: balanceAfter });
  }
  return around;
}
