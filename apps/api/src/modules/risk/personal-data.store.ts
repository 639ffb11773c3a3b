import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { recordSource } from '../../platform/record-source.ts';
import { riskCase, riskDue, riskFact, riskLink, riskScore } from './risk.table.ts';

/**
 * The data of a player in these tables, for the player's data export. Scores and weights are left out, because they would
 * teach how to avoid them. So are links, because they describe other people.
 */
export const riskRecords = {
  risk_facts: recordSource(riskFact, { key: ['kind', 'value'], withheld: ['value'] }),
  risk_reviews: recordSource(riskCase, {
    key: ['id'],
    withheld: ['score', 'signals', 'facts', 'decidedBy', 'note'],
  }),
};

/** Deletes everything about an erased player, also what the assessments of others stored about the player. */
export async function deleteRisk(tx: Db, playerId: string): Promise<void> {
  await tx.delete(riskFact).where(eq(riskFact.playerId, playerId));
  await tx.delete(riskDue).where(eq(riskDue.playerId, playerId));
  await tx.delete(riskScore).where(eq(riskScore.playerId, playerId));
  await tx.delete(riskLink).where(eq(riskLink.playerId, playerId));
  const linking = await tx
    .select({ playerId: riskLink.playerId })
    .from(riskLink)
    .where(eq(riskLink.linkedPlayerId, playerId));
  for (const other of linking) {
    await tx.delete(riskLink).where(and(eq(riskLink.playerId, other.playerId), eq(riskLink.linkedPlayerId, playerId)));
  }
  await tx.delete(riskCase).where(eq(riskCase.playerId, playerId));
}
