import type { Db } from '../../platform/database.ts';
import { firstIdOf } from '../../platform/ids.ts';
import { type BooksScope, conditionsOf, countInScope, type Finding, wholeBooks } from '../ledger/public.ts';

export function countPayouts(db: Db, scope: BooksScope): Promise<number> {
  return countInScope(db, scope, 'payout', 'started_at', 'settled_at');
}

/**
 * Returns players with a payout that is in process or that began in the window. A completed payout also changes its
 * redemption.
 */
export async function playersOfPayouts(db: Db, since: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ player_id: string }>(
    `SELECT player_id FROM payout WHERE state = 'processing' UNION SELECT player_id FROM payout WHERE id >= $1`,
    [firstIdOf(since)],
  );
  return rows.map(({ player_id }) => player_id);
}

/**
 * Checks that every paid redemption was paid by exactly one payout, to the cent: paid plus withheld equals the redeemed
 * amount. A redemption in process has one payout in process. No other redemption has a payout that is paid or in
 * process.
 */
export async function payoutsMatchRedemptions(
  db: Db,
  limit: number,
  scope: BooksScope = wholeBooks,
): Promise<Finding[]> {
  const { of, values } = conditionsOf({ ...scope, since: null }, [limit]);
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'payouts_match_redemptions' AS check, coalesce(r.player_id, p.player_id) AS player_id, 'sweeps' AS currency,
            coalesce(r.id, p.redemption_id)::text AS at,
            format('redemption %s of %s: paid %s, withheld %s; payout %s of %s: net %s, withheld %s', r.status, r.usd_cents,
                   r.paid_cents, r.withheld_cents, p.state, p.gross_cents, p.net_cents, p.withheld_cents) AS detail
       FROM (SELECT * FROM redemption WHERE ${of('player_id')} AND status IN ('processing', 'paid')) r
       FULL JOIN (SELECT * FROM payout WHERE ${of('player_id')} AND state <> 'failed') p
         ON p.player_id = r.player_id AND p.redemption_id = r.id
      WHERE r.status IS DISTINCT FROM p.state
         OR r.usd_cents IS DISTINCT FROM p.gross_cents
         OR p.net_cents + p.withheld_cents IS DISTINCT FROM r.usd_cents
         OR (r.status = 'paid'
             AND (r.paid_cents IS DISTINCT FROM p.net_cents OR r.withheld_cents IS DISTINCT FROM p.withheld_cents))
      LIMIT $1`,
    [...values],
  );
  return rows;
}
