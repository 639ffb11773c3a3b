import type { Payout } from '@goldwren/contracts/staff';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { selectPlayerLines } from '../players/public.ts';
import { payoutView } from './payout-view.ts';
import { idsOf, type PayoutRow, selectPayouts } from './payouts.store.ts';
import { selectTransfers } from './transfers/transfer.store.ts';

type Filters = Omit<Parameters<typeof selectPayouts>[1], 'cursor'>;

/** @throws Problem `validation_failed` for an invalid cursor. */
export async function listPayouts(
  db: Db,
  query: Filters & { cursor?: string | undefined },
): Promise<{ results: Payout[]; next_cursor: string | null }> {
  const { limit } = query;
  const found = await selectPayouts(db, { ...query, cursor: idCursor(query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  return {
    results: await payoutViews(db, rows),
    next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

export async function payoutViews(db: Db, rows: readonly PayoutRow[]): Promise<Payout[]> {
  const playerIds = rows.map(({ playerId }) => playerId);
  const [players, transfers] = [await selectPlayerLines(db, playerIds), await selectTransfers(db, idsOf(rows))];
  return rows.map((row) => payoutView(row, players, transfers.get(row.id)));
}
