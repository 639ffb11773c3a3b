import type { BonusRecord } from '@goldwren/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { now } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { loginBonus } from '../ledger.table.ts';

export interface BonusState {
  /** Null before the first claim. */
  readonly record: BonusRecord | null;
  /** The database's clock, so that all API servers change days at the same time. */
  readonly now: Date;
}

const bonusColumns = { lastClaimDay: loginBonus.lastClaimDay, streak: loginBonus.streak, now: now() };

function toState(row: { lastClaimDay: string | null; streak: number | null; now: Date }): BonusState {
  const { lastClaimDay, streak } = row;
  return { record: lastClaimDay === null ? null : { lastClaimDay, streak: streak ?? 0 }, now: row.now };
}

const bonusOf = prepared('select_login_bonus', (db, at: Inputs<{ playerId: string }>) => {
  const one = db
    .select({ one: sql`1`.as('one') })
    .from(sql`(SELECT) AS nothing`)
    .as('one');
  return db.select(bonusColumns).from(one).leftJoin(loginBonus, eq(loginBonus.playerId, at.playerId));
});

export async function selectBonus(db: Db, playerId: string): Promise<BonusState> {
  const [row] = await bonusOf(db, { playerId });
  return toState(row as NonNullable<typeof row>);
}
