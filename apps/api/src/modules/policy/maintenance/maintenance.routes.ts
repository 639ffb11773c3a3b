import type { PlayerContract } from '@goldwren/contracts/player';
import type { MaintenanceNotice, StaffContract } from '@goldwren/contracts/staff';
import { isUnderWay, pagination } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { numberCursor } from '../../../platform/cursors.ts';
import { announceNewMaintenance, endMaintenance } from './change-maintenance.ts';
import { listNotices, type NoticeRow } from './list-notices.ts';

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
  deps: Pick<Context, 'database' | 'clock'>,
): Handlers<StaffContract, 'maintenance'> {
  const { database, clock } = deps;
  return {
    get: async () => {
      const [latest] = (await listNotices(database.db, { beforeId: null, limit: 1 })).rows;
      return {
        status: 200,
        body: { current: latest ? noticeView(latest) : null, state: stateOf(latest, clock.now()) },
      };
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

function stateOf(latest: NoticeRow | undefined, now: Date): 'none' | 'announced' | 'under_way' {
  if (!latest?.startsAt || !latest.endsAt || latest.endsAt <= now) return 'none';
  return latest.startsAt <= now ? 'under_way' : 'announced';
}

function noticeView({ id, startsAt, endsAt, announcedAt, announcedBy, reason }: NoticeRow): MaintenanceNotice {
  return {
    id,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    at: announcedAt.toISOString(),
    by: announcedBy,
    reason,
  };
}
