import { type MaintenanceWindow, maintenanceBounds } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { decidedElsewhere, findDecidingCell } from '../../site-settings/public.ts';
import { announceMaintenance, type NoticeRow, selectLatestNotices } from './maintenance.store.ts';

const hourMs = 3_600_000;

export interface Announcement extends MaintenanceWindow {
  readonly current: number | null;
  readonly reason: string;
}

/**
 * Announces a maintenance, in place of the current announcement. Every process uses it within two seconds. Each cell can announce one for
 * itself, in addition to the one of the site.
 * @throws Problem `validation_failed` for times that are not allowed; `conflict` when there was another announcement in between.
 */
export async function announceNewMaintenance(
  { database }: Pick<Context, 'database'>,
  { startsAt, endsAt, current, reason }: Announcement,
  by: StaffActor,
): Promise<NoticeRow> {
  return inStaffTransaction(database, by, async (db) => {
    assertTimes({ startsAt, endsAt }, await readDatabaseClock(db));
    const row = await announceMaintenance(db, { startsAt, endsAt, current, reason });
    if (!row) throw new Problem('conflict', { params: { reason: 'maintenance_changed' } });
    const facts = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), reason };
    await recordAudit(db, { action: 'maintenance.announced', subject: null, facts });
    return row;
  });
}

function assertTimes({ startsAt, endsAt }: MaintenanceWindow, now: Date): void {
  const invalid = (field: 'starts_at' | 'ends_at') =>
    new Problem('validation_failed', { fields: { [field]: [{ code: 'invalid' }] } });
  const { longestHours, aheadDays } = maintenanceBounds;
  if (startsAt.getTime() - now.getTime() > aheadDays * 24 * hourMs) throw invalid('starts_at');
  const isTooLong = endsAt.getTime() - startsAt.getTime() > longestHours * hourMs;
  if (endsAt <= startsAt || endsAt <= now || isTooLong) throw invalid('ends_at');
}

/**
 * Ends the maintenance now, or cancels it before its start.
 * @throws Problem `conflict` when none is announced, there was another announcement in between, or it is one for all cells and another
 *   cell decides (`settings_elsewhere`).
 */
export async function endMaintenance(
  { database, cells }: Pick<Context, 'database' | 'cells'>,
  { current, reason }: { readonly current: number; readonly reason: string },
  by: StaffActor,
): Promise<NoticeRow> {
  return inStaffTransaction(database, by, async (db) => {
    const latest = await selectLatestNotices(db);
    const now = await readDatabaseClock(db);
    const announced = latest.filter(({ endsAt }) => endsAt !== null && endsAt > now);
    if (latest.some(({ id }) => id === current) && announced.length === 0) {
      throw new Problem('conflict', { params: { reason: 'maintenance_over' } });
    }
    if (!announced.some(({ onlyHere }) => onlyHere) && (await findDecidingCell(db)) !== null) {
      throw await decidedElsewhere(db, cells);
    }
    const row = await announceMaintenance(db, { startsAt: null, endsAt: null, current, reason });
    if (!row) throw new Problem('conflict', { params: { reason: 'maintenance_changed' } });
    await recordAudit(db, { action: 'maintenance.ended', subject: null, facts: { reason } });
    return row;
  });
}
