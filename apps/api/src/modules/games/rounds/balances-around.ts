import type { Db } from '../../../platform/database.ts';
import { selectPostings } from '../../ledger/public.ts';
import { selectRaises } from './round.store.ts';

/** The balance of the round's coin before its first posting and after its last one, hundredths. */
export interface BalancesAround {
  readonly before: bigint;
  readonly after: bigint;
}

/** By round: read from the journal, so that it shows what the books say. */
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
