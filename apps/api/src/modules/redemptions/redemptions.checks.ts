import { openRedemptionStatuses } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { firstIdOf } from '../../platform/ids.ts';
import { type BooksScope, conditionsOf, countInScope, type Finding, wholeBooks } from '../ledger/public.ts';

export function countRedemptions(db: Db, scope: BooksScope): Promise<number> {
  return countInScope(db, scope, 'redemption', 'since');
}

/** The same condition as in the index of open redemptions, so that the planner uses the index. */
const open = openRedemptionStatuses.map((status) => `'${status}'`).join(', ');

/** Returns players whose redemption is open, or was requested or paid in the period. */
export async function playersOfRedemptions(db: Db, since: Date, until: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ player_id: string }>(
    `SELECT player_id FROM redemption WHERE status IN (${open})
      UNION SELECT player_id FROM redemption WHERE paid_at >= $1 AND paid_at < $2
      UNION SELECT player_id FROM redemption WHERE id >= $3`,
    [since, until, firstIdOf(since)],
  );
  return rows.map(({ player_id }) => player_id);
}

/**
 * Checks that every redemption took exactly its amount into escrow. A rejected or returned one gave back exactly that
 * amount, all others nothing. Every escrow posting belongs to a redemption.
 * So the escrow account holds the sum of the open, paid and forfeited redemptions.
 */
export async function redemptionsMatchJournal(
  db: Db,
  limit: number,
  scope: BooksScope = wholeBooks,
): Promise<Finding[]> {
  const { of, values } = conditionsOf({ ...scope, since: null }, [limit]);
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'redemptions_match_journal' AS check, coalesce(r.player_id, j.player_id) AS player_id, 'sweeps' AS currency,
            coalesce(r.id, j.ref)::text AS at,
            format('redemption %s of %s; journal: taken %s, given back %s', r.status, r.sweeps_submitted, j.taken, j.returned)
              AS detail
       FROM (SELECT * FROM redemption WHERE ${of('player_id')}) r
       FULL JOIN (SELECT player_id, ref, -sum(amount) FILTER (WHERE kind = 'redemption') AS taken,
                         coalesce(sum(amount) FILTER (WHERE kind = 'redemption_return'), 0) AS returned,
                         bool_and(currency = 'sweeps' AND contra = 'redemption_escrow') AS in_place
                    FROM journal
                   WHERE ${of('player_id')} AND kind IN ('redemption', 'redemption_return') AND kind NOT IN ('stake', 'win')
                   GROUP BY player_id, ref) j
         ON j.player_id = r.player_id AND j.ref = r.id
      WHERE r.sweeps_submitted IS DISTINCT FROM j.taken OR j.in_place IS NOT TRUE
         OR j.returned <> CASE WHEN r.status IN ('rejected', 'returned') THEN r.sweeps_submitted ELSE 0 END
      LIMIT $1`,
    [...values],
  );
  return rows;
}
