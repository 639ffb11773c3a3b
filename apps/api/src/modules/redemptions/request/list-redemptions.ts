import type { Redemption } from '@goldwren/contracts/player';
import { idCursor } from '../../../platform/cursors.ts';
import type { Db } from '../../../platform/database.ts';
import { selectEvents } from '../lifecycle/status-history.store.ts';
import { type RedemptionRow, selectRedemptions } from '../redemption.store.ts';
import { redemptionView } from './redemption-view.ts';

/**
 * Returns the player's redemptions with their histories, newest first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listRedemptions(
  db: Db,
  query: { playerId: string; cursor?: string | undefined; limit: number },
): Promise<{ results: Redemption[]; nextCursor: string | null }> {
  const { playerId, limit } = query;
  const rows = await selectRedemptions(db, { playerId, beforeId: idCursor(query.cursor), limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    results: await viewed(db, playerId, page),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Returns one redemption as its player sees it. */
export async function viewRedemption(db: Db, row: RedemptionRow): Promise<Redemption> {
  const [view] = await viewed(db, row.playerId, [row]);
  return view as Redemption;
}

async function viewed(db: Db, playerId: string, rows: readonly RedemptionRow[]): Promise<Redemption[]> {
  if (rows.length === 0) return [];
  const events = await selectEvents(
    db,
    playerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => redemptionView(row, events));
}
