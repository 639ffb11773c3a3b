import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { player } from '../players/player.table.ts';
import { redemption } from './redemptions.table.ts';

const recentlyPaid = prepared('select_recently_paid', (db, at: Inputs<{ limit: number }>) =>
  db
    .select({
      firstName: player.firstName,
      lastName: player.lastName,
      showAsWinner: player.showAsWinner,
      sweepsSubmitted: redemption.sweepsSubmitted,
      paidAt: redemption.paidAt,
    })
    .from(redemption)
    .innerJoin(player, eq(player.id, redemption.playerId))
    .where(isNotNull(redemption.paidAt))
    .orderBy(desc(redemption.paidAt))
    .limit(at.limit),
);

/** Who was paid last, newest first. */
export async function selectRecentlyPaid(db: Db, limit: number) {
  const rows = await recentlyPaid(db, { limit });
  return rows.flatMap(({ paidAt, ...row }) => (paidAt === null ? [] : [{ ...row, paidAt }]));
}
