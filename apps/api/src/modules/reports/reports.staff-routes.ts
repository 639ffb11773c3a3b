import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { listLiabilities, readLiability } from './liability.ts';
import { getReport, listReports } from './read-reports.ts';
import { readYear } from './read-year.ts';
import { recomputeReport } from './recompute-report.ts';

type ReportDeps = Pick<Context, 'database' | 'events' | 'clock'>;

export function reportsStaffRoutes(context: ReportDeps): Handlers<StaffContract, 'reports'> {
  const { db } = context.database;
  return {
    list: async ({ query }) => ({ status: 200, body: await listReports(db, query) }),
    get: async ({ params }) => ({ status: 200, body: await getReport(db, params.day) }),
    year: async ({ params }) => ({ status: 200, body: await readYear(db, params.year) }),
    compute: async ({ params, staff }) => ({
      status: 200,
      body: await recomputeReport(context, { day: params.day, staff }),
    }),
  };
}

export function liabilityStaffRoutes(context: ReportDeps): Handlers<StaffContract, 'liability'> {
  return {
    get: async () => ({ status: 200, body: await readLiability(context) }),
    days: async ({ query }) => ({ status: 200, body: await listLiabilities(context.database, query) }),
  };
}
