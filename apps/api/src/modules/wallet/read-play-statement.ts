import type { PlayStatementRow } from '@goldwren/contracts/player';
import {
  formatHundredths,
  isCalendarDay,
  type LimitPeriod,
  pagination,
  periodStart,
  productDay,
  productDayStart,
} from '@goldwren/rules';
import { badCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { archivedBefore, type PlayedRow, selectDroppedUntil, selectPlayByPeriod } from '../ledger/public.ts';
import { selectPerson } from '../players/public.ts';
import { selectPurchasesBetween } from '../store/public.ts';

export interface StatementQuery {
  readonly playerId: string;
  readonly period: LimitPeriod;
  /** First day of the newest period of the previous page. */
  readonly cursor: string | undefined;
  /** How many periods a page covers. Periods without play or purchases are left out. */
  readonly limit: number | undefined;
}

/**
 * Returns net results by period, newest first, back to the account's creation. A period with dropped rounds is left out, because
 * its result is not in the database.
 */
export async function readPlayStatement(
  db: Db,
  now: Date,
  query: StatementQuery,
): Promise<{ results: PlayStatementRow[]; next_cursor: string | null; archived_before?: string }> {
  const { playerId, period, cursor } = query;
  if (cursor !== undefined && !isCalendarDay(cursor)) throw badCursor();
  const before = cursor ?? periodStart(period, productDay(now), 1);
  const first = periodStart(period, before, -(query.limit ?? pagination.defaultLimit));
  const window = { period, from: productDayStart(first), to: productDayStart(before) };
  const [played, purchases, person, droppedUntil] = await Promise.all([
    selectPlayByPeriod(db, playerId, window),
    selectPurchasesBetween(db, playerId, window.from, window.to),
    selectPerson(db, playerId),
    selectDroppedUntil(db),
  ]);
  const spent = new Map<string, bigint>();
  for (const { at, cents } of purchases) {
    const from = periodStart(period, productDay(at));
    spent.set(from, (spent.get(from) ?? 0n) + cents);
  }
  const isComplete = (from: string) => droppedUntil === null || productDayStart(from) >= droppedUntil;
  const periods = [...new Set([...played.map(({ from }) => from), ...spent.keys()])]
    .filter(isComplete)
    .sort()
    .reverse();
  const joined = productDay(new Date(person.createdAt));
  const nextCursor = first > joined && isComplete(first) ? first : null;
  return {
    results: periods.map((from) => ({
      from,
      gold: coinOf(played, from, 'gold'),
      sweeps: coinOf(played, from, 'sweeps'),
      purchases: formatHundredths(spent.get(from) ?? 0n),
    })),
    next_cursor: nextCursor,
    ...(await archivedBefore(db, nextCursor)),
  };
}

function coinOf(played: readonly PlayedRow[], from: string, currency: PlayedRow['currency']) {
  const row = played.find((each) => each.from === from && each.currency === currency);
  const { staked, paid } = row ?? { staked: 0n, paid: 0n };
  return { staked: formatHundredths(staked), paid: formatHundredths(paid), net: formatHundredths(paid - staked) };
}
