import type { RedemptionAllowance as AllowanceView } from '@goldwren/contracts/staff';
import { formatHundredths, type RedemptionAllowance, redemptionLimits } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { lockStanding } from '../../players/public.ts';
import { saveAllowance } from './eligibility.store.ts';
import { readAllowance } from './read-allowance.ts';

export type RaisedLimits = RedemptionAllowance & { readonly until: Date | null; readonly reason: string };

/**
 * Sets a player's redemption limits, never below the published ones.
 * @throws Problem `not_found`; `validation_failed` for a limit below the published one, and for an end in the past.
 */
export function raiseLimits(
  { database }: Pick<Context, 'database'>,
  staff: StaffActor,
  playerId: string,
  { reason, ...raised }: RaisedLimits,
): Promise<AllowanceView> {
  return inStaffTransaction(database, staff, async (tx) => {
    assertNotLower(raised);
    // Every decision about a player's redemptions takes this lock.
    if (!(await lockStanding(tx, playerId))) throw new Problem('not_found');
    if (raised.until !== null && raised.until <= (await readDatabaseClock(tx))) {
      throw new Problem('validation_failed', { fields: { until: [{ code: 'invalid' }] } });
    }
    await saveAllowance(tx, playerId, raised);
    const view = await readAllowance(tx, playerId);
    const { request, day, month, until } = view;
    await recordAudit(tx, {
      action: 'redemption.limits_raised',
      subject: { type: 'player', id: playerId },
      facts: { request, day, month, until, reason },
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
