import type { BalanceSeries, Currency } from '@goldwren/contracts/player';
import { type BalanceRange, balancePoints, balanceRangeHours, formatHundredths } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { selectBalancePoints } from './timeline.store.ts';

/** Above `exactRows`, the database reads an even sample. See balance_points in sql/functions. */
const reading = { exactRows: 20_000, sampledRows: 4_000 };
const hourMs = 3_600_000;

/** Returns the balance of a currency over a range that ends now. Both the points and the rows read are bounded. */
export async function readBalancesOverTime(
  db: Db,
  now: Date,
  { playerId, currency, range }: { playerId: string; currency: Currency; range: BalanceRange },
): Promise<BalanceSeries> {
  const from = new Date(now.getTime() - balanceRangeHours[range] * hourMs);
  const points = await selectBalancePoints(db, {
    ...{ playerId, currency, from, to: now },
    ...{ points: balancePoints, ...reading },
  });
  const rising = points.flatMap(({ low, high }) => [low, high]).sort((a, b) => Number(a - b));
  return {
    currency,
    from: from.toISOString(),
    to: now.toISOString(),
    opening: points[0]?.opens ? formatHundredths(points[0].balance) : null,
    closing: formatHundredths(points.at(-1)?.balance ?? 0n),
    low: formatHundredths(rising[0] ?? 0n),
    high: formatHundredths(rising.at(-1) ?? 0n),
    sampled: points.some(({ sampled }) => sampled),
    points: points
      .filter(({ opens }) => !opens)
      .map(({ at, balance, low, high }) => ({
        at: at.toISOString(),
        balance: formatHundredths(balance),
        low: formatHundredths(low),
        high: formatHundredths(high),
      })),
  };
}
