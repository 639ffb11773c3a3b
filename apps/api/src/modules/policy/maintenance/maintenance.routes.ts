import type { PlayerContract } from '@goldwren/contracts/player';
import type { MaintenanceNotice, StaffContract } from '@goldwren/contracts/staff';
import { isUnderWay, pagination } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { numberCursor } from '../../../platform/cursors.ts';
import { announceNewMaintenance, endMaintenance } from './change-maintenance.ts';
import { listNotices, type NoticeRow, readCurrentNotice } from './list-notices.ts';

export function maintenanceRoutes({
  maintenance,
  clock,
}: Pick<Context, 'maintenance' | 'clock'>): Handlers<PlayerContract, 'maintenance'> {
  return {
    get: async () => {
      const announced = await maintenance();
      const view = announced && {
        starts_at: announced.startsAt.toISOString(),
        ends_at: announced.endsAt.toISOString(),
        under_way: isUnderWay(announced, clock.now()),
      };
      return { status: 200, body: { maintenance: view } };
    },
  };
}

export function maintenanceStaffRoutes(
  deps: Pick<Context, 'database' | 'clock' | 'cells'>,
): Handlers<StaffContract, 'maintenance'> {
  const { database, clock } = deps;
  return {
    get: async () => {
      const { current, state } = await readCurrentNotice(database.db, clock.now());
      return { status: 200, body: { current: current && noticeView(current), state } };
    },
    announce: async ({ staff, body }) => {
      const window = { startsAt: new Date(body.starts_at), endsAt: new Date(body.ends_at) };
      const { current, reason } = body;
      return {
        status: 200,
        body: { current: noticeView(await announceNewMaintenance(deps, { ...window, current, reason }, staff)) },
      };
    },
    end: async ({ staff, body }) => ({
      status: 200,
      body: { current: noticeView(await endMaintenance(deps, body, staff)) },
    }),
    history: async ({ query }) => {
      const limit = query.limit ?? pagination.defaultLimit;
      const beforeId = numberCursor(query.cursor);
      const { rows, nextCursor } = await listNotices(database.db, { beforeId, limit });
      return { status: 200, body: { results: rows.map(noticeView), next_cursor: nextCursor } };
    },
  };
}

function noticeView({
  id,
  startsAt,
  endsAt,
  announcedAt,
  announcedBy,
  fromCell,
  reason,
}: NoticeRow): MaintenanceNotice {
  return {
    id,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    at: announcedAt.toISOString(),
    by: fromCell === null ? announcedBy : `${announcedBy} (${fromCell})`,
    reason,
  };
}
