import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { onlyRow } from '../../../platform/postgres/only-row.ts';
import { ahead, now } from '../../../platform/postgres/sql-instants.ts';
import type { RedemptionKey } from '../redemption.store.ts';
import { skillQuestion } from '../redemptions.table.ts';

export type QuestionRow = typeof skillQuestion.$inferSelect;

/** Returns the last question of a redemption, with the database's current time. The caller holds the player's lock. */
export async function selectLastQuestion(tx: Db, of: RedemptionKey): Promise<(QuestionRow & { now: Date }) | null> {
  const [row] = await tx
    .select({ question: skillQuestion, now: now() })
    .from(skillQuestion)
    .where(and(eq(skillQuestion.playerId, of.playerId), eq(skillQuestion.redemptionId, of.id)))
    .orderBy(desc(skillQuestion.attempt))
    .limit(1);
  return row ? { ...row.question, now: row.now } : null;
}

export async function insertQuestion(
  tx: Db,
  of: RedemptionKey,
  asked: { attempt: number; question: string; answer: number; seconds: number },
): Promise<QuestionRow> {
  const { seconds, ...values } = asked;
  const rows = await tx
    .insert(skillQuestion)
    .values({ ...values, playerId: of.playerId, redemptionId: of.id, expiresAt: ahead(seconds, 'second') })
    .returning();
  return onlyRow(rows);
}

export async function saveAnswer(
  tx: Db,
  { playerId, redemptionId, attempt }: QuestionRow,
  given: number,
): Promise<void> {
  await tx
    .update(skillQuestion)
    .set({ given, givenAt: now() })
    .where(
      and(
        eq(skillQuestion.playerId, playerId),
        eq(skillQuestion.redemptionId, redemptionId),
        eq(skillQuestion.attempt, attempt),
      ),
    );
}
