import type { Db } from '../../platform/database.ts';
import { loginBonusDay, movementRule } from './ledger.table.ts';

/**
 * Replaces the table of allowed movements with this list in one transaction. A concurrent round sees either the old
 * list or the new one.
 */
export async function replaceMovementRules(db: Db, rules: (typeof movementRule.$inferInsert)[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(movementRule);
    await tx.insert(movementRule).values(rules);
  });
}

/** Replaces the login bonus table with these amounts, starting with day 1. */
export async function replaceLoginBonusDays(db: Db, amounts: readonly bigint[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(loginBonusDay);
    await tx.insert(loginBonusDay).values(amounts.map((amount, index) => ({ day: index + 1, amount })));
  });
}
