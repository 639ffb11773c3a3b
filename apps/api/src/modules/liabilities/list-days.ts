import type { LiabilitiesDay } from '@goldwren/contracts/player';
import { canonicalJson } from '@goldwren/game-engine';
import { formatHundredths, liabilities } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type DayRow, selectDay, selectDays } from './liabilities.store.ts';

/** Returns the published totals, newest first. */
export async function listDays(db: Db): Promise<LiabilitiesDay[]> {
  return (await selectDays(db, liabilities.listedDays)).map(dayView);
}

/**
 * Returns the entry of a day for the public log: canonical JSON in ASCII. It has the same members as the day in the API, so
 * a monitor compares the two. Null when the day is not published.
 */
export async function liabilitiesLogEntry(db: Db, day: string): Promise<string | null> {
  const row = await selectDay(db, day);
  return row && canonicalJson({ type: 'liabilities', ...dayView(row) });
}

function dayView({ day, at, root, sum, leaves }: DayRow): LiabilitiesDay {
  return { day, at: at.toISOString(), root: root.toString('hex'), sum: formatHundredths(sum), leaves };
}
