import type { Currency } from '@goldwren/contracts/player';
import type { Db } from '../../../platform/database.ts';

/** The closing balance of one currency on one day. `day` is null for the opening balance of the window. */
export interface Closing {
  currency: Currency;
  day: string | null;
  balance: bigint;
}

/**
 * Returns the closing balances of the days with movements, the opening balance of the window, and today's date by the
 * database's clock.
 * The window is `days` whole days of `timeZone` and includes today.
 * The query finds the start of the window along `seq`, which follows time. It reads the rows of the window twice and no
 * older rows. Dropped postings are older than every window.
 */
export async function selectClosings(
  db: Db,
  query: { playerId: string; days: number; timeZone: string },
): Promise<{ today: string; closings: Closing[] }> {
  const { rows } = await db.$client.query<{ today: string } & Partial<Closing>>({
    name: 'select_closing_balances',
    text: `WITH clock AS (SELECT (now() AT TIME ZONE $3)::date AS today),
                win AS (SELECT today, (today - ($2::int - 1))::timestamp AT TIME ZONE $3 AS opens FROM clock),
                opening AS (
                  SELECT c.currency, coalesce(o.seq, 0) AS seq, coalesce(o.balance_after, 0) AS balance
                    FROM win, unnest(enum_range(NULL::currency)) AS c(currency)
                    LEFT JOIN LATERAL (
                      SELECT x.* FROM (
                        (SELECT j.seq, j.balance_after FROM journal j
                          WHERE j.player_id = $1 AND j.currency = c.currency AND j.at < (SELECT opens FROM win)
                          ORDER BY j.seq DESC LIMIT 1)
                         UNION ALL
                        (SELECT d.last_seq, d.balance_after FROM journal_forward d
                          WHERE d.player_id = $1 AND d.currency = c.currency ORDER BY d.first_seq DESC LIMIT 1)) x
                       ORDER BY x.seq DESC LIMIT 1) o ON true),
                closing AS (
                  SELECT DISTINCT ON (j.currency, day) j.currency, day, j.balance_after AS balance
                    FROM opening o
                    JOIN journal j ON j.player_id = $1 AND j.currency = o.currency AND j.seq > o.seq,
                         LATERAL (SELECT (j.at AT TIME ZONE $3)::date AS day) d
                   ORDER BY j.currency, day, j.seq DESC)
           SELECT today::text, entries.currency, entries.day::text, entries.balance
             FROM clock, (SELECT currency, NULL::date AS day, balance FROM opening
                          UNION ALL SELECT currency, day, balance FROM closing) entries
            ORDER BY entries.currency, entries.day NULLS FIRST`,
    values: [query.playerId, query.days, query.timeZone],
  });
  return { today: rows[0]?.today as string, closings: rows as Closing[] };
}
