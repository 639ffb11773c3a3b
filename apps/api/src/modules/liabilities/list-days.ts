import type { LiabilitiesDay } from '@goldwren/contracts/player';
import { formatHundredths, liabilities } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectPositions } from '../public-log/public.ts';
import { type DayRow, selectDays } from './liabilities.store.ts';

/** Returns the published totals, newest first. */
export async function listDays(db: Db): Promise<LiabilitiesDay[]> {
  const days = await selectDays(db, liabilities.listedDays);
  const positions = await selectPositions(db, days.map(logKey));
  return days.map((row) => ({ ...dayView(row), log_position: positions.get(logKey(row)) ?? null }));
}

/** Names the entry of a day in the public log, so that a day is logged once. */
export function logKey({ day }: Pick<DayRow, 'day'>): string {
  return `liabilities:${day}`;
}

/** The day as the API lists it and the public log states it, so that a monitor can compare the two. */
export function dayView({
  day,
  at,
  root,
  sum,
  leaves,
}: Omit<DayRow, 'sealedKey'>): Omit<LiabilitiesDay, 'log_position'> {
  return { day, at: at.toISOString(), root: root.toString('hex'), sum: formatHundredths(sum), leaves };
}
