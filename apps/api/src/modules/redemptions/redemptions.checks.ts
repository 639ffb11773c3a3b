import type { Db } from '../../platform/database.ts';
import type { Finding } from '../ledger/public.ts';
import { redemption } from './redemptions.table.ts';

export function countRedemptions(db: Db): Promise<number> {
  return db.$count(redemption);
}

/**
 * Every redemption took exactly its amount into escrow, gave exactly that back where it was rejected or returned and
 * nothing where it was not, and no posting of escrow is without its redemption. So what the escrow account holds is the
 * sum of what is open, paid and forfeited.
 */
export async function redemptionsMatchJournal(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'redemptions_match_journal' AS check, coalesce(r.player_id, j.player_id) AS player_id, 'sweeps' AS currency,
            coalesce(r.id, j.ref)::text AS at,
            format('redemption %s of %s; journal: taken %s, given back %s', r.status, r.sweeps_submitted, j.taken, j.returned)
              AS detail
       FROM redemption r
       FULL JOIN (SELECT player_id, ref, -sum(amount) FILTER (WHERE kind = 'redemption') AS taken,
                         coalesce(sum(amount) FILTER (WHERE kind = 'redemption_return'), 0) AS returned,
                         bool_and(currency = 'sweeps' AND contra = 'redemption_escrow') AS in_place
                    FROM journal WHERE kind IN ('redemption', 'redemption_return') GROUP BY player_id, ref) j
         ON j.player_id = r.player_id AND j.ref = r.id
      WHERE r.sweeps_submitted IS DISTINCT FROM j.taken OR j.in_place IS NOT TRUE
         OR j.returned <> CASE WHEN r.status IN ('rejected', 'returned') THEN r.sweeps_submitted ELSE 0 END
      LIMIT $1`,
    [limit],
  );
  return rows;
}
