import type { RedemptionStatus } from '@goldwren/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { redemption } from './redemptions.table.ts';

const oneOf = prepared('select_redemption_of_player', (db, at: Inputs<{ playerId: string; id: string }>) =>
  db
    .select({ status: redemption.status })
    .from(redemption)
    .where(and(eq(redemption.playerId, at.playerId), eq(redemption.id, at.id))),
);

/** Returns the state of a player's redemption. Null when it belongs to another player. */
export async function statusOfRedemption(db: Db, playerId: string, id: string): Promise<RedemptionStatus | null> {
  const [row] = await oneOf(db, { playerId, id });
  return row?.status ?? null;
}

export async function isRedemptionOf(db: Db, playerId: string, id: string): Promise<boolean> {
  return (await statusOfRedemption(db, playerId, id)) !== null;
}
