import { openRedemptionStatuses } from '@goldwren/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { redemption, redemptionEvent } from '../redemptions.table.ts';

/** Returns whether the player has an open redemption. */
export async function hasOpenRedemption(db: Db, playerId: string): Promise<boolean> {
  const open = and(eq(redemption.playerId, playerId), inArray(redemption.status, openRedemptionStatuses));
  return (await db.$count(redemption, open)) > 0;
}

/** Removes the payout details and the staff's notes from the redemptions of an erased player. */
export async function erasePayee(tx: Db, playerId: string): Promise<void> {
  await tx
    .update(redemption)
    .set({ detailsSealed: Buffer.alloc(0), detailsMasked: '', idempotencyKey: null, requestHash: null })
    .where(eq(redemption.playerId, playerId));
  await tx.update(redemptionEvent).set({ note: null }).where(eq(redemptionEvent.playerId, playerId));
}
