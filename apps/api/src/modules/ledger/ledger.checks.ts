import type { BooksInvariant } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { journal, wallet } from './ledger.table.ts';

/** Something in the books that cannot be: which check, whose, where. */
export interface Finding {
  check: string;
  player_id: string;
  currency: string;
  /** `seq` of the journal row, or the id of the round. */
  at: string;
  detail: string;
}

/** One check of the books. Reads only; returns at most `limit` findings. */
export type BooksCheck = (db: Db, limit: number) => Promise<Finding[]>;

/** What must always hold, as it is proved: its name is also the `check` of its findings. */
export interface Invariant {
  readonly name: BooksInvariant;
  readonly check: BooksCheck;
  /** How many rows there are of what it is about. */
  readonly over: (db: Db) => Promise<number>;
}

export function countJournal(db: Db): Promise<number> {
  return db.$count(journal);
}

export function countWallets(db: Db): Promise<number> {
  return db.$count(wallet);
}

/**
 * Names every journal row that was deleted, inserted or edited: `seq` has no gaps, and each balance continues the one
 * before it.
 */
export async function journalIsUnbroken(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'journal_unbroken' AS check, player_id, currency, seq::text AS at,
            format('seq %s after %s, balance %s after %s with amount %s',
                   seq, coalesce(last_seq, 0), balance_after, coalesce(last_balance, 0), amount) AS detail
       FROM (SELECT player_id, currency, seq, amount, balance_after,
                    lag(seq) OVER w AS last_seq, lag(balance_after) OVER w AS last_balance
               FROM journal WINDOW w AS (PARTITION BY player_id, currency ORDER BY seq)) j
      WHERE seq <> coalesce(last_seq, 0) + 1 OR balance_after <> coalesce(last_balance, 0) + amount
      LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Balance = sum of postings, version = their number, credit total = sum of credits, for every wallet. */
export async function walletsMatchJournal(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'wallet_matches_journal' AS check, coalesce(w.player_id, j.player_id) AS player_id,
            coalesce(w.currency, j.currency) AS currency, coalesce(w.version, 0)::text AS at,
            format('balance %s, journal says %s; version %s, rows %s; credits %s, journal says %s',
                   w.balance, coalesce(j.total, 0), w.version, coalesce(j.entries, 0),
                   w.cum_credit, coalesce(j.credits, 0)) AS detail
       FROM wallet w
       FULL JOIN (SELECT player_id, currency, sum(amount) AS total, count(*) AS entries,
                         coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credits
                    FROM journal GROUP BY player_id, currency) j USING (player_id, currency)
      WHERE w.balance IS NULL OR w.balance <> coalesce(j.total, 0) OR w.version <> coalesce(j.entries, 0)
         OR w.cum_credit <> coalesce(j.credits, 0)
      LIMIT $1`,
    [limit],
  );
  return rows;
}
