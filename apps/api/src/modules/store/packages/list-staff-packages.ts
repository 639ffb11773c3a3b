import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  countSold,
  type StaffPackageRow,
  selectStaffPackages,
  selectVersions,
  type VersionRow,
} from './package-version.store.ts';

export type StaffPackageRows = readonly (StaffPackageRow & { readonly sold: number })[];

const soldWithinDays = 30;

/** Returns every package, on offer or not, with its sales in the last 30 days. */
export async function listStaffPackages(db: Db): Promise<StaffPackageRows> {
  const [packages, sold] = await Promise.all([selectStaffPackages(db), countSold(db, soldWithinDays)]);
  return packages.map((row) => ({ ...row, sold: sold.get(row.id) ?? 0 }));
}

/**
 * Returns every version of a package, newest first.
 * @throws Problem `not_found`
 */
export async function listVersions(db: Db, packageId: number): Promise<VersionRow[]> {
  const versions = await selectVersions(db, packageId);
  if (versions.length === 0) throw new Problem('not_found');
  return versions;
}
