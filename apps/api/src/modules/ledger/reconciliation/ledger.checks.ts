import type { BooksInvariant } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type BooksScope, conditionsOf, wholeBooks } from './books-scope.ts';
import type { JournalWindow } from './window.checks.ts';

/** An inconsistency in the books: the check, the player and the place. */
export interface Finding {
  check: string;
  player_id: string;
  currency: string;
  /** `seq` of the journal row, or the id of the round. */
  at: string;
  detail: string;
}

/** One check of the books. Reads only. Returns at most `limit` findings. */
export type BooksCheck = (db: Db, limit: number, scope: BooksScope) => Promise<Finding[]>;

/** A rule that must always hold. Its name is also the `check` of its findings. */
export interface Invariant {
  readonly name: BooksInvariant;
  readonly check: BooksCheck;
  /** Counts the rows that the rule covers. */
  readonly over: (db: Db, scope: BooksScope) => Promise<number>;
  /** Returns the players whose rows under this rule changed in the window. */
  readonly moved: (db: Db, since: Date, until: Date) => Promise<string[]>;
  /**
   * Its check of a window, which finds what moved by itself. Without it, the check reads the whole rows of the players who
   * moved.
   */
  readonly inWindow?: (db: Db, limit: number, window: JournalWindow) => Promise<CheckedWindow>;
}

export interface CheckedWindow {
  readonly rows: number;
  readonly findings: Finding[];
  /** How long the shared pass over the window took, for the check that reports it. */
  readonly readMs?: number;
}

/**
 * Counts the rows of a scope. `instants` are the columns with the time of a change. Empty when the table has no such
 * column.
 */
export async function countInScope(
  db: Db,
  scope: BooksScope,
  table: string,
  ...instants: readonly string[]
): Promise<number> {
  const { of, from, values } = conditionsOf(scope);
  const within = instants.length > 0 ? from(...instants) : 'true';
  // Without such a column, the statement does not use the value of `since`.
  const { rows } = await db.$client.query<{ n: number }>({
    text: `SELECT count(*)::int AS n FROM ${table} WHERE ${of('player_id')} AND ${within}`,
    values: instants.length > 0 ? [...values] : [...conditionsOf({ ...scope, since: null }).values],
  });
  return rows[0]?.n ?? 0;
}

/** Lets this transaction sort and join a window of some 200,000 rows in memory. The default would write them to disk. */
export async function allowMemory(db: Db): Promise<void> {
  await db.$client.query("SET LOCAL work_mem = '64MB'");
}

export function countJournal(db: Db, scope: BooksScope = wholeBooks): Promise<number> {
  return countInScope(db, scope, 'journal', 'at');
}

export function countWallets(db: Db, scope: BooksScope = wholeBooks): Promise<number> {
  return countInScope(db, scope, 'wallet');
}

export async function playersInJournal(db: Db, since: Date, until: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ player_id: string }>(
    'SELECT DISTINCT player_id FROM journal WHERE at >= $1 AND at < $2',
    [since, until],
  );
  return rows.map(({ player_id }) => player_id);
}

/** `journalIsUnbroken` for a window. For each wallet, it also reads the row before the first one. */
export async function windowIsUnbroken(
  db: Db,
  limit: number,
  { scope, postings, unchained, tookMs }: JournalWindow,
): Promise<CheckedWindow> {
  const players = { players: unchained, since: scope.since };
  const findings = unchained.length === 0 ? [] : await journalIsUnbroken(db, limit, players);
  return { rows: postings, findings, readMs: tookMs };
}

/** `seq` to `last`: the numbers of a posting, or of the dropped postings that a row of `journal_forward` replaces. */
const postingColumns = 'p.player_id, p.currency, p.seq, p.seq AS last, p.amount, p.balance_after';
const forwardColumns =
  'd.player_id, d.currency, d.first_seq, d.last_seq, d.balance_after - d.balance_before, d.balance_after';

/**
 * Finds every journal row that was deleted, inserted or edited: `seq` has no gaps, and each balance continues the
 * previous one. A row of `journal_forward` replaces the dropped postings between two of them.
 */
export async function journalIsUnbroken(db: Db, limit: number, scope: BooksScope = wholeBooks): Promise<Finding[]> {
  const { of, from, values } = conditionsOf(scope, [limit]);
  const rowsOf =
    scope.since === null
      ? `SELECT ${postingColumns}, 1 AS first FROM journal p WHERE ${of('p.player_id')}
          UNION ALL SELECT ${forwardColumns}, 1 FROM journal_forward d WHERE ${of('d.player_id')}`
      : `SELECT ${postingColumns}, f.seq AS first FROM first_row f
           JOIN journal p ON p.player_id = f.player_id AND p.currency = f.currency AND p.seq >= f.seq - 1
          UNION ALL SELECT ${forwardColumns}, f.seq FROM first_row f
           JOIN journal_forward d ON d.player_id = f.player_id AND d.currency = f.currency AND d.last_seq >= f.seq - 1`;
  const firstRows = `SELECT player_id, currency, min(seq) AS seq FROM journal
                      WHERE ${of('player_id')} AND ${from('at')} GROUP BY player_id, currency`;
  const { rows } = await db.$client.query<Finding>(
    `WITH ${scope.since === null ? '' : `first_row AS (${firstRows}), `}read AS (${rowsOf})
     SELECT 'journal_unbroken' AS check, player_id, currency, seq::text AS at,
            format('seq %s after %s, balance %s after %s with amount %s',
                   seq, coalesce(last_seq, 0), balance_after, coalesce(last_balance, 0), amount) AS detail
       FROM (SELECT player_id, currency, seq, amount, balance_after, first,
                    lag(last) OVER w AS last_seq, lag(balance_after) OVER w AS last_balance
               FROM read WINDOW w AS (PARTITION BY player_id, currency ORDER BY seq)) j
      WHERE seq >= first AND (seq <> coalesce(last_seq, 0) + 1 OR balance_after <> coalesce(last_balance, 0) + amount)
      LIMIT $1`,
    [...values],
  );
  return rows;
}

/**
 * For every wallet: balance = sum of postings, version = number of postings, credit total = sum of credits. The dropped
 * postings are those of `journal_forward`.
 */
export async function walletsMatchJournal(db: Db, limit: number, scope: BooksScope = wholeBooks): Promise<Finding[]> {
  const { of, values } = conditionsOf(scope, [limit]);
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'wallet_matches_journal' AS check, coalesce(w.player_id, j.player_id) AS player_id,
            coalesce(w.currency, j.currency) AS currency, coalesce(w.version, 0)::text AS at,
            format('balance %s, journal says %s; version %s, rows %s; credits %s, journal says %s',
                   w.balance, coalesce(j.total, 0), w.version, coalesce(j.entries, 0),
                   w.cum_credit, coalesce(j.credits, 0)) AS detail
       FROM (SELECT * FROM wallet WHERE ${of('player_id')}) w
       FULL JOIN (SELECT player_id, currency, sum(total) AS total, sum(entries) AS entries, sum(credits) AS credits
                    FROM (SELECT player_id, currency, sum(amount) AS total, count(*) AS entries,
                                 coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credits
                            FROM journal WHERE ${of('player_id')} GROUP BY player_id, currency
                           UNION ALL
                          SELECT player_id, currency, sum(balance_after - balance_before), sum(last_seq - first_seq + 1),
                                 sum(credits)
                            FROM journal_forward WHERE ${of('player_id')} GROUP BY player_id, currency) m
                   GROUP BY player_id, currency) j USING (player_id, currency)
      WHERE w.balance IS NULL OR w.balance <> coalesce(j.total, 0) OR w.version <> coalesce(j.entries, 0)
         OR w.cum_credit <> coalesce(j.credits, 0)
      LIMIT $1`,
    [...values],
  );
  return rows;
}

/**
 * For a window: balance and version of each wallet match its newest row. `windowIsUnbroken` checks that row against the one
 * before.
 */
export async function walletsMatchWindow(db: Db, limit: number, window: JournalWindow): Promise<CheckedWindow> {
  const players = { players: window.unmatched, since: window.scope.since };
  const findings = window.unmatched.length === 0 ? [] : await walletsMatchNewestRow(db, limit, players);
  return { rows: window.wallets, findings };
}

async function walletsMatchNewestRow(db: Db, limit: number, scope: BooksScope): Promise<Finding[]> {
  const { of, from, values } = conditionsOf(scope, [limit]);
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'wallet_matches_journal' AS check, k.player_id, k.currency, coalesce(w.version, 0)::text AS at,
            format('balance %s, newest row says %s; version %s, newest row %s',
                   w.balance, coalesce(n.balance_after, 0), w.version, coalesce(n.seq, 0)) AS detail
       FROM (SELECT player_id, currency FROM wallet WHERE ${of('player_id')}
              UNION SELECT player_id, currency FROM journal WHERE ${of('player_id')} AND ${from('at')}) k
       LEFT JOIN wallet w ON w.player_id = k.player_id AND w.currency = k.currency
       LEFT JOIN LATERAL (
         SELECT x.* FROM (
           (SELECT p.seq, p.balance_after FROM journal p
             WHERE p.player_id = k.player_id AND p.currency = k.currency ORDER BY p.seq DESC LIMIT 1)
            UNION ALL
           (SELECT d.last_seq, d.balance_after FROM journal_forward d
             WHERE d.player_id = k.player_id AND d.currency = k.currency ORDER BY d.first_seq DESC LIMIT 1)) x
          ORDER BY x.seq DESC LIMIT 1) n ON true
      WHERE w.balance IS NULL OR w.balance <> coalesce(n.balance_after, 0) OR w.version <> coalesce(n.seq, 0)
      LIMIT $1`,
    [...values],
  );
  return rows;
}
