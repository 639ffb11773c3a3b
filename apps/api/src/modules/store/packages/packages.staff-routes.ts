import type { StaffContract, StaffPackage, StaffPackageVersion } from '@goldwren/contracts/staff';
import { formatHundredths, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { Problem } from '../../../platform/problem.ts';
import { arrangePackages, editPackage, switchPackage } from './change-package.ts';
import { listStaffPackages, listVersions, type StaffPackageRows } from './list-staff-packages.ts';

export function packagesStaffRoutes(context: Pick<Context, 'database' | 'cells'>): Handlers<StaffContract, 'packages'> {
  const { db } = context.database;
  const list = async (): Promise<StaffPackage[]> => (await listStaffPackages(db)).map(packageView);
  const one = async (id: number): Promise<StaffPackage> => {
    const found = (await list()).find((row) => row.id === id);
    if (!found) throw new Problem('not_found');
    return found;
  };
  return {
    list: async () => ({ status: 200, body: { results: await list() } }),
    versions: async ({ params }) => {
      const versions = await listVersions(db, params.id);
      return { status: 200, body: { results: versions.map(versionView) } };
    },
    edit: async ({ staff, params, body }) => {
      const terms = {
        name: body.name,
        priceCents: hundredths(body.price_usd),
        gold: hundredths(body.gold_amount),
        sweeps: hundredths(body.sweeps_bonus),
      };
      await editPackage(context, params.id, { ...terms, version: body.version, reason: body.reason }, staff);
      return { status: 200, body: await one(params.id) };
    },
    switch: async ({ staff, params, body }) => {
      await switchPackage(context, params.id, body, staff);
      return { status: 200, body: await one(params.id) };
    },
    arrange: async ({ staff, body }) => {
      await arrangePackages(context, body.ids, body.reason, staff);
      return { status: 200, body: { results: await list() } };
    },
  };
}

/** The contract has already validated the amount. */
function hundredths(amount: string): bigint {
  return parseHundredths(amount) as bigint;
}

type Version = Awaited<ReturnType<typeof listVersions>>[number];

function versionView(row: Omit<Version, 'packageId'>): StaffPackageVersion {
  return {
    version: row.version,
    name: row.name,
    price_usd: formatHundredths(row.priceCents),
    gold_amount: formatHundredths(row.gold),
    sweeps_bonus: formatHundredths(row.sweeps),
    position: row.listOrder,
    enabled: row.enabled,
    at: row.at.toISOString(),
    by: row.changedBy,
    reason: row.reason,
  };
}

function packageView(row: StaffPackageRows[number]): StaffPackage {
  return { ...versionView(row), id: row.id, first_purchase: row.firstPurchase, sold_30_days: row.sold };
}
