import type { Db } from '../../../platform/database.ts';
import { selectRoundLines } from '../history/play-history.store.ts';
import { balancesAround } from './balances-around.ts';

/** A round as lists show it, in hundredths. */
export interface RoundLine {
  readonly game: { readonly id: number; readonly slug: string; readonly title: string };
  readonly state: 'open' | 'settled';
  readonly stake: bigint;
  readonly payout: bigint;
  /** The balance after the round's last posting. */
  readonly balanceAfter: bigint;
}

/** Returns what lists show of these rounds of a player: game, state and amounts. */
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
