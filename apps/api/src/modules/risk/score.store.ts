import { type RiskAssessment, type RiskLinkKind, type RiskOccasion, riskVersion } from '@goldwren/rules';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { lockText } from '../../platform/postgres/lock-text.ts';
import { riskLink, riskScore } from './risk.table.ts';

/** Any fixed number. It separates these locks from other locks on the same text. */
const assessmentLock = 7_310_061;

/** Assessments of one account run one after another. */
export async function lockAssessment(tx: Db, playerId: string): Promise<void> {
  await lockText(tx, assessmentLock, playerId);
}

export async function insertScore(
  tx: Db,
  playerId: string,
  occasion: RiskOccasion,
  { score, reasons }: RiskAssessment,
): Promise<void> {
  await tx.insert(riskScore).values({ playerId, id: newId(), occasion, version: riskVersion, score, reasons });
}

export type ScoreRow = typeof riskScore.$inferSelect;

export async function selectLatestScore(db: Db, playerId: string): Promise<ScoreRow | null> {
  const [row] = await db
    .select()
    .from(riskScore)
    .where(eq(riskScore.playerId, playerId))
    .orderBy(desc(riskScore.id))
    .limit(1);
  return row ?? null;
}

/** Replaces the links of an account with those of the latest assessment. */
export async function replaceLinks(
  tx: Db,
  playerId: string,
  links: ReadonlyMap<string, readonly RiskLinkKind[]>,
): Promise<void> {
  await tx.delete(riskLink).where(eq(riskLink.playerId, playerId));
  if (links.size === 0) return;
  await tx
    .insert(riskLink)
    .values([...links].map(([linkedPlayerId, kinds]) => ({ playerId, linkedPlayerId, kinds: [...kinds] })));
}

export async function selectLinks(db: Db, playerId: string): Promise<Map<string, RiskLinkKind[]>> {
  const rows = await db.select().from(riskLink).where(eq(riskLink.playerId, playerId));
  return new Map(rows.map(({ linkedPlayerId, kinds }) => [linkedPlayerId, kinds]));
}
