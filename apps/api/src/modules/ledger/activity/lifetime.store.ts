import type { Currency } from '@goldwren/rules';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { amountSum } from '../../../platform/postgres/sql-sums.ts';
import { journal, journalForward } from '../ledger.table.ts';

/** Sums over the whole life of an account, in hundredths. */
export interface LifetimePlay {
  readonly staked: bigint;
  /** Every credit except wins and returned redemptions. */
  readonly received: bigint;
}

/** Returns what a player staked and received in each currency. Dropped postings are stakes, raises and wins. */
export async function sumPlayOf(db: Db, playerId: string): Promise<Readonly<Record<Currency, LifetimePlay>>> {
  const isCredit = and(sql`${journal.amount} > 0`, notInArray(journal.kind, ['win', 'redemption_return']));
  const rows = await db
    .select({
      currency: journal.currency,
      staked: amountSum(sql`-${journal.amount}`, inArray(journal.kind, ['stake', 'raise'])),
      received: amountSum(journal.amount, isCredit),
    })
    .from(journal)
    .where(eq(journal.playerId, playerId))
    .groupBy(journal.currency);
  const forward = journalForward;
  const dropped = await db
    .select({
      currency: forward.currency,
      staked: amountSum(sql`${forward.credits} - (${forward.balanceAfter} - ${forward.balanceBefore})`),
    })
    .from(forward)
    .where(eq(forward.playerId, playerId))
    .groupBy(forward.currency);
  const of = (currency: Currency): LifetimePlay => {
    const [row, before] = [rows, dropped].map((list) => list.find((one) => one.currency === currency)) as [
      (typeof rows)[number] | undefined,
      (typeof dropped)[number] | undefined,
    ];
    return { staked: (row?.staked ?? 0n) + (before?.staked ?? 0n), received: row?.received ?? 0n };
  };
  return { gold: of('gold'), sweeps: of('sweeps') };
}
