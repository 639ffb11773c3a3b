import type { Db } from '../../../platform/database.ts';
import {
  type BooksScope,
  type CheckedWindow,
  conditionsOf,
  countInScope,
  type Finding,
  type JournalWindow,
  randomSeed,
  wholeBooks,
} from '../../ledger/public.ts';

/** A round, or the reference of a play posting. */
interface Touched {
  readonly player_id: string;
  readonly id: string;
  /** The posting is a raise, whose round has another ID. */
  readonly is_raise: boolean;
}

/**
 * Checks that every round took exactly its stake and raises and paid exactly its payout. An open round has paid
 * nothing, and every play posting belongs to a round.
 * For a window, it checks the rounds that began, changed or settled in it, with all their postings.
 */
export async function roundsMatchJournal(db: Db, limit: number, scope: BooksScope = wholeBooks): Promise<Finding[]> {
  if (scope.since === null) {
    const { of, values } = conditionsOf(scope, [limit]);
    const touched = `
      SELECT player_id, id AS round_id FROM round WHERE ${of('player_id')}
       UNION
      SELECT p.player_id, coalesce(x.round_id, p.ref) FROM journal p
        LEFT JOIN round_raise x ON x.player_id = p.player_id AND x.ref = p.ref AND p.kind = 'raise'
       WHERE ${of('p.player_id')} AND p.kind IN ('stake', 'raise', 'win')`;
    return findMismatches(db, touched, of, values);
  }
  const some = await selectUnmatched(db, scope);
  if (some.length === 0) return [];
  const players = [...new Set(some.map(({ player_id }) => player_id))];
  const columns = [some.map((one) => one.player_id), some.map(({ id }) => id), some.map((one) => one.is_raise)];
  const { of, values } = conditionsOf({ players, since: null }, [limit, ...columns]);
  const touched = `
    SELECT DISTINCT t.player_id, coalesce(x.round_id, t.id) AS round_id
      FROM unnest($2::uuid[], $3::uuid[], $4::boolean[]) t(player_id, id, is_raise)
      LEFT JOIN round_raise x ON x.player_id = t.player_id AND x.ref = t.id AND t.is_raise`;
  return findMismatches(db, touched, of, values);
}

/** `roundsMatchJournal` for a window: reads it once, and then only the players whom it does not explain. */
export async function roundsMatchWindow(db: Db, limit: number, { scope }: JournalWindow): Promise<CheckedWindow> {
  const { rounds, players } = await selectUnexplained(db, scope);
  const { since } = scope;
  return {
    rows: rounds,
    findings: players.length === 0 ? [] : await roundsMatchJournal(db, limit, { players, since }),
  };
}

/**
 * Counts the rounds of a window, and returns the players with more in it than settled rounds without raises whose stake and win
 * are in it. Each round has the marks of the postings that it needs. All marks of a correct wallet, combined with XOR, are 0.
 */
async function selectUnexplained(db: Db, scope: BooksScope): Promise<{ rounds: number; players: string[] }> {
  const { of, from, values } = conditionsOf(scope, [randomSeed(), randomSeed(), randomSeed()]);
  const [stakes, wins, others] = ['$1::bigint', '$2::bigint', '$3::bigint'];
  const { rows } = await db.$client.query<{ rounds: number; players: string[] | null }>(
    `WITH compared AS (
       SELECT player_id, sum(rounds) AS rounds, bit_xor(mark) AS marks
         FROM (SELECT player_id, currency, 1 AS rounds,
                      CASE WHEN state = 'settled' AND settled_by IS NOT NULL AND raised = 0
                           THEN uuid_hash_extended(id, stake # ${stakes})
                                # CASE payout WHEN 0 THEN 0 ELSE uuid_hash_extended(id, payout # ${wins}) END
                           ELSE uuid_hash_extended(id, ${others}) END AS mark
                 FROM round WHERE ${of('player_id')} AND ${from('at', 'settled_at')}
                UNION ALL
               SELECT player_id, currency, 0,
                      uuid_hash_extended(ref, CASE kind WHEN 'stake' THEN -amount # ${stakes} WHEN 'win' THEN amount # ${wins}
                                                        ELSE amount # ${others} END)
                 FROM journal WHERE ${of('player_id')} AND ${from('at')} AND kind IN ('stake', 'raise', 'win')) marked
        GROUP BY player_id, currency)
     SELECT coalesce(sum(rounds), 0)::int AS rounds, array_agg(player_id) FILTER (WHERE marks <> 0) AS players FROM compared`,
    [...values],
  );
  const { rounds, players } = rows[0] as (typeof rows)[number];
  return { rounds, players: [...new Set(players ?? [])] };
}

/**
 * Returns what a window does not explain by itself: everything except settled rounds without raises whose stake and win
 * are in the window. Those are almost all, so this reads the window once instead of every round by its key.
 */
async function selectUnmatched(db: Db, scope: BooksScope): Promise<Touched[]> {
  const { of, from, values } = conditionsOf(scope);
  const { rows } = await db.$client.query<Touched>(
    `SELECT coalesce(r.player_id, j.player_id) AS player_id, coalesce(r.id, j.ref) AS id,
            r.id IS NULL AND j.raises > 0 AND j.taken = 0 AND j.won = 0 AS is_raise
       FROM (SELECT * FROM round WHERE ${of('player_id')} AND ${from('at', 'settled_at')}) r
       FULL JOIN (SELECT player_id, ref, currency, count(*) FILTER (WHERE kind = 'raise') AS raises,
                         -coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0) AS taken,
                         coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won
                    FROM journal WHERE ${of('player_id')} AND ${from('at')} AND kind IN ('stake', 'raise', 'win')
                   GROUP BY player_id, ref, currency) j
         ON j.player_id = r.player_id AND j.ref = r.id AND j.currency = r.currency
      WHERE (r.stake = j.taken AND r.payout = j.won AND r.raised = 0 AND j.raises = 0
             AND r.state = 'settled' AND r.settled_by IS NOT NULL) IS NOT TRUE`,
    [...values],
  );
  return rows;
}

/** @param touched the query of the rounds to check. $1 is the limit */
async function findMismatches(
  db: Db,
  touched: string,
  of: (playerColumn: string) => string,
  values: readonly unknown[],
): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `WITH touched AS (${touched}),
     posted AS (
       SELECT t.player_id, t.round_id, p.currency, p.kind, p.amount, 0 AS recorded FROM touched t
         JOIN journal p ON p.player_id = t.player_id AND p.ref = t.round_id AND p.kind IN ('stake', 'raise', 'win')
        WHERE ${of('p.player_id')}
        UNION ALL
       SELECT t.player_id, t.round_id, p.currency, p.kind, p.amount, x.amount FROM touched t
         JOIN round_raise x ON x.player_id = t.player_id AND x.round_id = t.round_id
         JOIN journal p ON p.player_id = x.player_id AND p.ref = x.ref AND p.kind = 'raise'
        WHERE ${of('p.player_id')})
     SELECT 'round_matches_journal' AS check, coalesce(r.player_id, j.player_id) AS player_id,
            coalesce(r.currency, j.currency) AS currency, coalesce(r.id, j.round_id)::text AS at,
            format('round %s: stake %s of which raised %s, payout %s; journal: stake %s, raised %s, win %s',
                   r.state, r.stake, r.raised, r.payout, j.taken, j.raised, j.won) AS detail
       FROM (SELECT r.* FROM touched t JOIN round r ON r.player_id = t.player_id AND r.id = t.round_id
              WHERE ${of('r.player_id')}) r
       FULL JOIN (SELECT player_id, round_id, currency,
                         -coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0) AS taken,
                         -coalesce(sum(amount) FILTER (WHERE kind = 'raise'), 0) AS raised,
                         coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won,
                         sum(recorded) AS recorded
                    FROM posted GROUP BY player_id, round_id, currency) j
         ON j.player_id = r.player_id AND j.round_id = r.id AND j.currency = r.currency
      WHERE r.stake - r.raised IS DISTINCT FROM j.taken OR r.raised IS DISTINCT FROM j.raised
         OR r.raised IS DISTINCT FROM j.recorded OR r.payout IS DISTINCT FROM j.won
         OR (r.state = 'open' AND j.won <> 0) OR (r.state = 'settled') <> (r.settled_by IS NOT NULL)
      LIMIT $1`,
    [...values],
  );
  return rows;
}

export function countRounds(db: Db, scope: BooksScope): Promise<number> {
  return countInScope(db, scope, 'round', 'at', 'settled_at');
}

export async function playersOfRounds(db: Db, since: Date, until: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ player_id: string }>(
    `SELECT player_id FROM round WHERE at >= $1 AND at < $2
      UNION SELECT player_id FROM round WHERE settled_at >= $1 AND settled_at < $2`,
    [since, until],
  );
  return rows.map(({ player_id }) => player_id);
}
