import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { sanctionsMatch, sanctionsScreening } from './sanctions.table.ts';

/** Takes the name of a player who is erased out of what was screened. A likeness that was confirmed stays whole. */
export async function eraseScreenedNames(tx: Db, playerId: string): Promise<void> {
  const confirmed = and(eq(sanctionsMatch.playerId, playerId), eq(sanctionsMatch.state, 'confirmed'));
  if ((await tx.$count(sanctionsMatch, confirmed)) > 0) return;
  await tx.update(sanctionsScreening).set({ name: '' }).where(eq(sanctionsScreening.playerId, playerId));
  await tx
    .update(sanctionsMatch)
    // Two likenesses with one entry of a list are two rows still.
    .set({ name: sql`'erased-' || ${sanctionsMatch.id}` })
    .where(and(eq(sanctionsMatch.playerId, playerId), ne(sanctionsMatch.state, 'confirmed')));
}
