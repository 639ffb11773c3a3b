import type { LiabilitiesDay } from '@goldwren/contracts/player';
import { formatHundredths, liabilities } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type DayRow, selectDays } from './liabilities.store.ts';

/** Returns the published totals, newest first. */
export async function listDays(db: Db): Promise<LiabilitiesDay[]> {
  return (await selectDays(db, liabilities.listedDays)).map(dayView);
}

/** The day as the API lists it and the public log states it, so that a monitor can compare the two. */
export function dayView({ day, at, root, sum, leaves }: Omit<DayRow, 'sealedKey'>): LiabilitiesDay {
  return { day, at: at.toISOString(), root: root.toString('hex'), sum: formatHundredths(sum), leaves };
}
