import type { StaffRedemption } from '@goldwren/contracts/staff';
import { formatHundredths, type RedemptionAllowance, redemptionLimits } from '@goldwren/rules';
import { readDatabaseClock } from '../../platform/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import { keepAllowance } from './eligibility.store.ts';
import { lockRedemptionById } from './lock-redemption.ts';
import { readForStaff, type StaffDeps } from './read-for-staff.ts';

export type RaisedLimits = RedemptionAllowance & { readonly until: Date | null; readonly reason: string };

/**
 * Sets how much the player of a redemption may redeem from now on; never less than everybody may.
 * @throws Problem `not_found`; `validation_failed` for a limit below the published one, and for an end that has passed.
 */
export function raiseLimits(
  deps: StaffDeps,
  staffId: string,
  id: string,
  { reason, ...raised }: RaisedLimits,
): Promise<StaffRedemption> {
  return inTransaction(deps.database, async (tx) => {
    assertNotLower(raised);
    const { row } = await lockRedemptionById(tx, id);
    if (raised.until !== null && raised.until <= (await readDatabaseClock(tx))) {
      throw new Problem('validation_failed', { fields: { until: [{ code: 'invalid' }] } });
    }
    await keepAllowance(tx, row.playerId, raised);
    const view = await readForStaff(deps, tx, id);
    const { until, ...limits } = view.limits;
    await recordAudit(tx, {
      staffId,
      action: 'redemption.limits_raised',
      subject: { type: 'player', id: row.playerId },
      facts: { redemption: id, ...limits, until, reason },
    });
    return view;
  });
}

function assertNotLower({ requestHundredths, dayHundredths, monthHundredths }: RedemptionAllowance): void {
  const given = { request: requestHundredths, day: dayHundredths, month: monthHundredths };
  const least = {
    request: redemptionLimits.requestHundredths,
    day: redemptionLimits.dayHundredths,
    month: redemptionLimits.monthHundredths,
  };
  for (const name of ['request', 'day', 'month'] as const) {
    if (given[name] >= least[name]) continue;
    const minimum = formatHundredths(least[name]);
    throw new Problem('validation_failed', { fields: { [name]: [{ code: 'below_minimum', params: { minimum } }] } });
  }
}
