import type { BonusRecord } from '@goldwren/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { now } from '../../platform/sql-instants.ts';
import { journal, loginBonus } from './ledger.table.ts';

export interface BonusState {
  /** Null before the first claim. */
  readonly record: BonusRecord | null;
  /** The database's clock: many API machines, one midnight. */
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

/** Makes sure that the player's row exists, then locks it: claims take turns, the first one of all included. */
export async function lockBonus(db: Db, playerId: string): Promise<BonusState> {
  await db.insert(loginBonus).values({ playerId }).onConflictDoNothing();
  const [row] = await db.select(bonusColumns).from(loginBonus).where(eq(loginBonus.playerId, playerId)).for('update');
  return toState(row as NonNullable<typeof row>);
}

export async function updateBonus(db: Db, playerId: string, record: BonusRecord): Promise<void> {
  const { lastClaimDay, streak } = record;
  await db.update(loginBonus).set({ lastClaimDay, streak }).where(eq(loginBonus.playerId, playerId));
}

/** What a claim with this reference credited, and the balance after it; null when there was none. */
export async function selectClaim(
  db: Db,
  playerId: string,
  ref: string,
): Promise<{ amount: bigint; balance: bigint } | null> {
  const [row] = await db
    .select({ amount: journal.amount, balance: journal.balanceAfter })
    .from(journal)
    .where(
      and(
        eq(journal.playerId, playerId),
        eq(journal.ref, ref),
        eq(journal.kind, 'login_bonus'),
        eq(journal.currency, 'gold'),
      ),
    );
  return row ?? null;
}
