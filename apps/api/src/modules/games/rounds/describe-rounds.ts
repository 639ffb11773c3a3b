import type { Db } from '../../../platform/database.ts';
import type { RoundLine } from '../../ledger/public.ts';
import { selectRoundLines } from '../history/play-history.store.ts';
import { balancesAround } from './balances-around.ts';

/** What a list says of these rounds of a player: game, state, and what they came to. */
export async function describeRounds(
  db: Db,
  playerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RoundLine>> {
  const rows = await selectRoundLines(db, playerId, ids);
  const around = await balancesAround(db, playerId, rows);
  return new Map(
    rows.map(({ id, gameId, slug, title, state, stake, payout }) => {
      const balanceAfter = around.get(id)?.after;
      if (balanceAfter === undefined) throw new Error(`the round ${id} has no posting`);
      return [id, { game: { id: gameId, slug, title }, state, stake, payout, balanceAfter }];
    }),
  );
}
