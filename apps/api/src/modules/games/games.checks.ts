import type { Db } from '../../platform/database.ts';
import type { Finding } from '../ledger/public.ts';

/** Every round has taken exactly its stake and paid exactly its payout, and no play posting is without its round. */
export async function roundsMatchJournal(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'round_matches_journal' AS check, coalesce(r.player_id, j.player_id) AS player_id,
            coalesce(r.currency, j.currency) AS currency, coalesce(r.id, j.ref)::text AS at,
            format('round: stake %s, payout %s; journal: stake %s, win %s', r.stake, r.payout, j.taken, j.won) AS detail
       FROM round r
       FULL JOIN (SELECT player_id, ref, currency,
                         -coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0) AS taken,
                         coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS won
                    FROM journal WHERE kind IN ('stake', 'win') GROUP BY player_id, ref, currency) j
         ON j.player_id = r.player_id AND j.ref = r.id AND j.currency = r.currency
      WHERE r.stake IS DISTINCT FROM j.taken OR r.payout IS DISTINCT FROM j.won
      LIMIT $1`,
    [limit],
  );
  return rows;
}
