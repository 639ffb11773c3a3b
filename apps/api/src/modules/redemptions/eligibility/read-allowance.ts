import type { RedemptionAllowance } from '@goldwren/contracts/staff';
import { formatHundredths, redemptionLimits } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { selectAllowance, selectRecentRequests } from './eligibility.store.ts';

/** Returns a player's current redemption limits, and how much of them is used. */
export async function readAllowance(db: Db, playerId: string): Promise<RedemptionAllowance> {
  const { requestHundredths, dayHundredths, monthHundredths, until } = await selectAllowance(db, playerId);
  const { usedToday, usedThisMonth } = await selectRecentRequests(db, playerId);
  return {
    request: formatHundredths(requestHundredths),
    day: formatHundredths(dayHundredths),
    month: formatHundredths(monthHundredths),
    until: until?.toISOString() ?? null,
    raised:
      requestHundredths > redemptionLimits.requestHundredths ||
      dayHundredths > redemptionLimits.dayHundredths ||
      monthHundredths > redemptionLimits.monthHundredths,
    used_today: formatHundredths(usedToday),
    used_this_month: formatHundredths(usedThisMonth),
  };
}
