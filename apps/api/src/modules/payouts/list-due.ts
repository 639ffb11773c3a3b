import type { PayoutDue } from '@goldwren/contracts/staff';
import { type Country, formatHundredths, type PayoutMethod, usdCentsOf, withheldCents } from '@goldwren/rules';
import { idCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectClaimants, selectPlayerLines } from '../players/public.ts';
import { type ApprovedRow, selectApproved } from '../redemptions/public.ts';
import { selectHeld } from '../sanctions/public.ts';

/**
 * Returns approved redemptions that wait for their payout, the longest waiting first.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export async function listDue(
  db: Db,
  query: { method?: PayoutMethod | undefined; cursor?: string | undefined; limit: number },
): Promise<{ results: PayoutDue[]; next_cursor: string | null }> {
  const { limit, method } = query;
  const found = await selectApproved(db, { method, afterId: idCursor(query.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const ids = rows.map(({ playerId }) => playerId);
  const [players, claimants, held, now] = await Promise.all([
    selectPlayerLines(db, ids),
    selectClaimants(db, ids),
    selectHeld(db, ids),
    readDatabaseClock(db),
  ]);
  const countries = new Map(claimants.map(({ id, country }) => [id, country]));
  return {
    results: rows.map((row) =>
      dueView(row, countries.get(row.playerId) ?? 'US', players.get(row.playerId), held.has(row.playerId), now),
    ),
    next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}

function dueView(
  row: ApprovedRow,
  country: Country,
  player: PayoutDue['player'] | undefined,
  isHeld: boolean,
  now: Date,
): PayoutDue {
  const gross = usdCentsOf(row.sweepsSubmitted);
  const withheld = withheldCents(country, gross);
  return {
    redemption_id: row.id,
    player: player ?? { id: row.playerId, display: '', email: '' },
    payout_method: row.payoutMethod,
    payout_details: row.detailsMasked,
    amount: formatHundredths(gross),
    withheld: formatHundredths(withheld),
    to_pay: formatHundredths(gross - withheld),
    waits_for: isHeld ? 'additional_review' : row.needs.includes('w9') ? 'w9' : null,
    since: row.since.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    breached: row.dueAt !== null && row.dueAt < now,
  };
}
