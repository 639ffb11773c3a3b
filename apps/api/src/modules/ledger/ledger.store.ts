import type { Currency, JournalKind } from '@goldwren/rules';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { type IsAsked, type Keys, preparedForSome } from '../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { journal, journalForward, wallet } from './ledger.table.ts';

export type WalletRow = Pick<typeof wallet.$inferSelect, 'playerId' | 'currency' | 'balance' | 'unplayed'>;
export type JournalRow = Omit<typeof journal.$inferSelect, 'playerId' | 'contra'>;

const walletsOf = preparedForSome('select_wallets', (db, isAsked: IsAsked<string>) =>
  db
    .select({
      playerId: wallet.playerId,
      currency: wallet.currency,
      balance: wallet.balance,
      unplayed: wallet.unplayed,
    })
    .from(wallet)
    .where(isAsked(wallet.playerId)),
);

/** Returns the wallets of these players in no particular order. */
export function selectWallets(db: Db, playerIds: Keys<string>): Promise<WalletRow[]> {
  return walletsOf(db, playerIds);
}

/** Returns whether the player's wallets are frozen, so that no stake can leave them. */
export async function areWalletsFrozen(db: Db, playerId: string): Promise<boolean> {
  const rows = await db
    .select({ currency: wallet.currency })
    .from(wallet)
    .where(and(eq(wallet.playerId, playerId), wallet.frozen));
  return rows.length > 0;
}

export const journalColumns = {
  currency: journal.currency,
  seq: journal.seq,
  at: journal.at,
  kind: journal.kind,
  amount: journal.amount,
  balanceAfter: journal.balanceAfter,
  ref: journal.ref,
};

interface JournalQuery {
  playerId: string;
  currency: Currency;
  /** Null for every kind. */
  kind: JournalKind | null;
  belowSeq: bigint;
  limit: number;
}

const journalBelow = prepared('select_journal', (db, at: Inputs<JournalQuery>) =>
  db
    .select(journalColumns)
    .from(journal)
    .where(
      and(
        eq(journal.playerId, at.playerId),
        eq(journal.currency, at.currency),
        lt(journal.seq, at.belowSeq),
        or(sql`${at.kind}::journal_kind IS NULL`, eq(journal.kind, at.kind)),
      ),
    )
    .orderBy(desc(journal.seq))
    .limit(at.limit),
);

/** Returns the newest rows of one currency below `belowSeq`, newest first. */
export function selectJournal(db: Db, query: JournalQuery): Promise<JournalRow[]> {
  return journalBelow(db, query);
}

const postingsOf = prepared('select_postings', (db, at: Inputs<{ playerId: string; refs: readonly string[] }>) =>
  db
    .select(journalColumns)
    .from(journal)
    .where(and(eq(journal.playerId, at.playerId), sql`${journal.ref} = ANY (${at.refs}::uuid[])`))
    .orderBy(journal.currency, journal.seq),
);

/** Returns a player's postings with these references, each currency in posting order. */
export function selectPostings(db: Db, playerId: string, refs: readonly string[]): Promise<JournalRow[]> {
  return postingsOf(db, { playerId, refs });
}

const sweepsMovedOf = prepared('select_sweeps_moved', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ seq: journal.seq })
    .from(journal)
    .where(and(eq(journal.playerId, at.playerId), eq(journal.currency, 'sweeps'), ne(journal.kind, 'welcome_offer')))
    .limit(1),
);

const droppedSweepsOf = prepared('select_dropped_sweeps', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ seq: journalForward.firstSeq })
    .from(journalForward)
    .where(and(eq(journalForward.playerId, at.playerId), eq(journalForward.currency, 'sweeps')))
    .limit(1),
);

/** Returns whether any Sweeps Coins moved, apart from the welcome offer. The postings may have been dropped with their month. */
export async function haveSweepsMoved(db: Db, playerId: string): Promise<boolean> {
  if ((await sweepsMovedOf(db, { playerId })).length > 0) return true;
  return (await droppedSweepsOf(db, { playerId })).length > 0;
}
