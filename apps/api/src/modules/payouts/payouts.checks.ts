import type { Db } from '../../platform/database.ts';
import type { Finding } from '../ledger/public.ts';
import { payout } from './payouts.table.ts';

export function countPayouts(db: Db): Promise<number> {
  return db.$count(payout);
}

/**
 * Every paid redemption was paid by exactly one payout, to the cent: paid plus withheld is what was redeemed. One that is
 * in process has one payout on its way, and nothing is paid or on its way for any other.
 */
export async function payoutsMatchRedemptions(db: Db, limit: number): Promise<Finding[]> {
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'payouts_match_redemptions' AS check, coalesce(r.player_id, p.player_id) AS player_id, 'sweeps' AS currency,
            coalesce(r.id, p.redemption_id)::text AS at,
            format('redemption %s of %s: paid %s, withheld %s; payout %s of %s: net %s, withheld %s', r.status, r.usd_cents,
                   r.paid_cents, r.withheld_cents, p.state, p.gross_cents, p.net_cents, p.withheld_cents) AS detail
       FROM (SELECT * FROM redemption WHERE status IN ('processing', 'paid')) r
       FULL JOIN (SELECT * FROM payout WHERE state <> 'failed') p
         ON p.player_id = r.player_id AND p.redemption_id = r.id
      WHERE r.status IS DISTINCT FROM p.state
         OR r.usd_cents IS DISTINCT FROM p.gross_cents
         OR p.net_cents + p.withheld_cents IS DISTINCT FROM r.usd_cents
         OR (r.status = 'paid'
             AND (r.paid_cents IS DISTINCT FROM p.net_cents OR r.withheld_cents IS DISTINCT FROM p.withheld_cents))
      LIMIT $1`,
    [limit],
  );
  return rows;
}
