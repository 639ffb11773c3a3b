import type { Db } from '../../platform/database.ts';
import { firstIdOf } from '../../platform/ids.ts';
import { type BooksScope, conditionsOf, countInScope, type Finding, wholeBooks } from '../ledger/public.ts';

/** A debt repayment out of a canceled redemption. Its journal entry refers to the redemption, not to the order. */
const isRepayment = 'EXISTS (SELECT FROM redemption r WHERE r.player_id = l.player_id AND r.id = l.ref)';

/**
 * Checks that every order credited exactly what it granted, and that nothing else was credited as a purchase. Also
 * checks, for each player, that the coins taken back plus the debts equal the grants of the reversed orders.
 */
export async function ordersMatchJournal(db: Db, limit: number, scope: BooksScope = wholeBooks): Promise<Finding[]> {
  const { of, values } = conditionsOf({ ...scope, since: null }, [limit]);
  const { rows } = await db.$client.query<Finding>(
    `SELECT 'orders_match_journal' AS check, coalesce(o.player_id, j.player_id) AS player_id,
            coalesce(o.currency, j.currency::text) AS currency, coalesce(o.id, j.ref)::text AS at,
            format('order %s: granted %s, owed %s; journal: credited %s, taken back %s',
                   o.status, o.granted, d.amount, j.credited, j.taken) AS detail
       FROM (SELECT s.player_id, s.id, s.status, g.currency, nullif(g.granted, 0) AS granted
               FROM store_order s
              CROSS JOIN LATERAL (VALUES ('gold', s.granted_gold), ('sweeps', s.granted_sweeps)) g (currency, granted)
              WHERE ${of('s.player_id')}) o
       FULL JOIN (SELECT player_id, ref, currency, sum(amount) FILTER (WHERE kind = 'purchase') AS credited,
                         coalesce(-sum(amount) FILTER (WHERE kind = 'purchase_reversal'), 0) AS taken
                    FROM journal l
                   WHERE ${of('l.player_id')} AND l.kind NOT IN ('stake', 'win')
                     AND (kind = 'purchase' OR kind = 'purchase_reversal' AND NOT ${isRepayment})
                   GROUP BY player_id, ref, currency) j
         ON j.player_id = o.player_id AND j.ref = o.id AND j.currency::text = o.currency
       LEFT JOIN player_debt d
         ON d.player_id = o.player_id AND d.order_id = o.id AND d.currency::text = o.currency
      WHERE o.granted IS DISTINCT FROM j.credited
         OR coalesce(j.taken, 0) + coalesce(d.amount, 0)
            > CASE WHEN o.status IN ('refunded', 'charged_back') THEN coalesce(o.granted, 0) ELSE 0 END
      UNION ALL
     SELECT 'orders_match_journal', player_id, currency, 'debts',
            format('reversed: %s; journal: taken back %s; owed: %s', sum(reversed), sum(taken), sum(owed))
       FROM (SELECT s.player_id, g.currency, coalesce(g.granted, 0) AS reversed, 0 AS taken, 0 AS owed
               FROM store_order s
              CROSS JOIN LATERAL (VALUES ('gold', s.granted_gold), ('sweeps', s.granted_sweeps)) g (currency, granted)
              WHERE ${of('s.player_id')} AND s.status IN ('refunded', 'charged_back')
              UNION ALL
             SELECT player_id, currency::text, 0, -amount, 0 FROM journal
              WHERE ${of('player_id')} AND kind NOT IN ('stake', 'win') AND kind = 'purchase_reversal'
              UNION ALL
             SELECT player_id, currency::text, 0, 0, amount FROM player_debt WHERE ${of('player_id')}) all_of_it
      GROUP BY player_id, currency HAVING sum(reversed) <> sum(taken) + sum(owed)
      LIMIT $1`,
    [...values],
  );
  return rows;
}

export function countOrders(db: Db, scope: BooksScope): Promise<number> {
  return countInScope(db, scope, 'store_order', 'created_at');
}

/** Returns players with new orders in the period. Credits and reversals are found through the journal instead. */
export async function playersOfOrders(db: Db, since: Date, until: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ player_id: string }>(
    `SELECT DISTINCT player_id FROM store_order
      WHERE id >= $3 AND created_at >= $1 AND created_at < $2`,
    [since, until, firstIdOf(since)],
  );
  return rows.map(({ player_id }) => player_id);
}
