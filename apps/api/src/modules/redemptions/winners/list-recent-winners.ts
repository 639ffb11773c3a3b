import { formatHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { selectRecentlyPaid } from '../redemption.store.ts';

export interface RecentWinner {
  display_name: string;
  amount: string;
  paid_at: string;
}

const shown = 10;

/** Returns the last paid players: first name and initial, or 'Anonymous' for a player who opted out. */
export async function listRecentWinners(db: Db): Promise<RecentWinner[]> {
  const paid = await selectRecentlyPaid(db, shown);
  return paid.map((row) => ({
    display_name: row.showAsWinner ? `${row.firstName} ${row.lastName.slice(0, 1).toUpperCase()}.` : 'Anonymous',
    amount: formatHundredths(row.sweepsSubmitted),
    paid_at: row.paidAt.toISOString(),
  }));
}
