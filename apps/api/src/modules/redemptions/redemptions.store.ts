import type { Db } from '../../platform/database.ts';

export interface PaidRow {
  firstName: string;
  lastName: string;
  showAsWinner: boolean;
  sweepsSubmitted: bigint;
  paidAt: Date;
}

export async function selectRecentlyPaid(db: Db, limit: number): Promise<PaidRow[]> {
  const { rows } = await db.$client.query<PaidRow>({
    name: 'select_recently_paid',
    text: `SELECT p.first_name AS "firstName", p.last_name AS "lastName", p.show_as_winner AS "showAsWinner",
                  r.sweeps_submitted AS "sweepsSubmitted", r.paid_at AS "paidAt"
             FROM redemption r JOIN player p ON p.id = r.player_id
            WHERE r.paid_at IS NOT NULL ORDER BY r.paid_at DESC LIMIT $1`,
    values: [limit],
  });
  return rows;
}
