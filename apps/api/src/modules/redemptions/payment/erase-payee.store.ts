import { openRedemptionStatuses } from '@goldwren/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { redemption, redemptionEvent } from '../redemptions.table.ts';

/** Is a prize on its way, or asked for? */
export async function hasOpenRedemption(db: Db, playerId: string): Promise<boolean> {
  const open = and(eq(redemption.playerId, playerId), inArray(redemption.status, openRedemptionStatuses));
  return (await db.$count(redemption, open)) > 0;
}

/** Takes where prizes went, and what staff wrote about them, from the record of a player who is erased. */
export async function erasePayee(tx: Db, playerId: string): Promise<void> {
  await tx
    .update(redemption)
    .set({ detailsSealed: Buffer.alloc(0), detailsMasked: '', idempotencyKey: null, requestHash: null })
    .where(eq(redemption.playerId, playerId));
  await tx.update(redemptionEvent).set({ note: null }).where(eq(redemptionEvent.playerId, playerId));
}
