import type { Db } from '../../platform/database.ts';
import { loginBonusDay, movementRule } from './ledger.table.ts';

/**
 * Makes the table of allowed movements this list, no more and no less, in one transaction: a round that is played
 * meanwhile sees the old list or the new one.
 */
export async function replaceMovementRules(db: Db, rules: (typeof movementRule.$inferInsert)[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(movementRule);
    await tx.insert(movementRule).values(rules);
  });
}

/** Makes the table of the login bonus this list: the amount of each day, from day 1. */
export async function replaceLoginBonusDays(db: Db, amounts: readonly bigint[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(loginBonusDay);
    await tx.insert(loginBonusDay).values(amounts.map((amount, index) => ({ day: index + 1, amount })));
  });
}
