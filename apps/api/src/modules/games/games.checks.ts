import type { Db } from '../../platform/database.ts';
import type { Finding } from '../ledger/public.ts';
import { round } from './games.table.ts';

/**
 * Every round has taken exactly its stake and its raises and paid exactly its payout, an open one has paid nothing, and
 * no play posting is without its round.
 */
export async function roundsMatchJournal(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'round_matches_journal' AS check, coalesce(r.player_id, j.player_id) AS player_id,
            coalesce(r.currency, j.currency) AS currency, coalesce(r.id, j.round_id)::text AS at,
            format('round %s: stake %s of which raised %s, payout %s; journal: stake %s, raised %s, win %s',
                   r.state, r.stake, r.raised, r.payout, j.taken, j.raised, j.won) AS detail
       FROM round r
       FULL JOIN (SELECT p.player_id, coalesce(x.round_id, p.ref) AS round_id, p.currency,
                         -coalesce(sum(p.amount) FILTER (WHERE p.kind = 'stake'), 0) AS taken,
                         -coalesce(sum(p.amount) FILTER (WHERE p.kind = 'raise'), 0) AS raised,
                         coalesce(sum(p.amount) FILTER (WHERE p.kind = 'win'), 0) AS won,
                         coalesce(sum(x.amount), 0) AS recorded
                    FROM journal p
                    LEFT JOIN round_raise x ON x.player_id = p.player_id AND x.ref = p.ref AND p.kind = 'raise'
                   WHERE p.kind IN ('stake', 'raise', 'win')
                   GROUP BY p.player_id, coalesce(x.round_id, p.ref), p.currency) j
         ON j.player_id = r.player_id AND j.round_id = r.id AND j.currency = r.currency
      WHERE r.stake - r.raised IS DISTINCT FROM j.taken OR r.raised IS DISTINCT FROM j.raised
         OR r.raised IS DISTINCT FROM j.recorded OR r.payout IS DISTINCT FROM j.won
         OR (r.state = 'open' AND j.won <> 0) OR (r.state = 'settled') <> (r.settled_by IS NOT NULL)
      LIMIT $1`,
    [limit],
  );
  return rows;
}

export function countRounds(db: Db): Promise<number> {
  return db.$count(round);
}
