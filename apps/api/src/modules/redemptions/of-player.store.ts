import { and, eq, gte, lt, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { redemption } from './redemptions.table.ts';

const oneOf = prepared('select_redemption_of_player', (db, at: Inputs<{ playerId: string; id: string }>) =>
  db
    .select({ id: redemption.id })
    .from(redemption)
    .where(and(eq(redemption.playerId, at.playerId), eq(redemption.id, at.id))),
);

export async function isRedemptionOf(db: Db, playerId: string, id: string): Promise<boolean> {
  return (await oneOf(db, { playerId, id })).length > 0;
}

const paidWithin = prepared('sum_paid_redemptions', (db, at: Inputs<{ playerId: string; from: Date; before: Date }>) =>
  db
    .select({ cents: sum(redemption.sweepsSubmitted) })
    .from(redemption)
    .where(
      and(eq(redemption.playerId, at.playerId), gte(redemption.paidAt, at.from), lt(redemption.paidAt, at.before)),
    ),
);

/** What was paid to a player in a span of time, in US cents: a Sweeps Coin is a dollar. */
export async function sumPaidCents(db: Db, playerId: string, span: { from: Date; before: Date }): Promise<bigint> {
  const [row] = await paidWithin(db, { playerId, ...span });
  return BigInt(row?.cents ?? 0);
}
