import { dayAfter, productTimeZone } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type Closing, selectClosings } from './daily-balances.store.ts';

/** Balances at the end of a day of the product time zone, in hundredths. Today's are the current balances. */
export interface DayBalances {
  readonly day: string;
  readonly gold: bigint;
  readonly sweeps: bigint;
}

/**
 * Returns one row per day for the last `days` days including today, oldest first. A day without movements repeats the
 * balance of the day before.
 */
export async function readDailyBalances(db: Db, playerId: string, days: number): Promise<DayBalances[]> {
  const { today, closings } = await selectClosings(db, { playerId, days, timeZone: productTimeZone });
  const balances = { gold: 0n, sweeps: 0n };
  const byDay = new Map<string, Closing[]>();
  for (const closing of closings) {
    if (closing.day === null) balances[closing.currency] = closing.balance;
    else byDay.set(closing.day, [...(byDay.get(closing.day) ?? []), closing]);
  }
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(today, index - days + 1);
    for (const { currency, balance } of byDay.get(day) ?? []) balances[currency] = balance;
    return { day, ...balances };
  });
}
