import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { ago } from '../../../platform/postgres/sql-instants.ts';
import { coinPackage, coinPackageVersion, storeOrder } from '../store.table.ts';
import type { PackageRow } from './package.store.ts';

export type VersionRow = typeof coinPackageVersion.$inferSelect;
export type StaffPackageRow = PackageRow & Pick<VersionRow, 'at' | 'reason'>;

/** Returns every package with the time and reason of its current version: the special first, then the grid. */
export async function selectStaffPackages(db: Db): Promise<StaffPackageRow[]> {
  const { packageId, version, at, reason } = coinPackageVersion;
  const rows = await db
    .select({ row: coinPackage, at, reason })
    .from(coinPackage)
    .innerJoin(coinPackageVersion, and(eq(packageId, coinPackage.id), eq(version, coinPackage.version)))
    .orderBy(desc(coinPackage.firstPurchase), asc(coinPackage.listOrder), asc(coinPackage.id));
  return rows.map(({ row, ...made }) => ({ ...row, ...made }));
}

/** Locks all packages in a fixed order, so that concurrent changes wait for each other. */
export function lockPackages(db: Db): Promise<PackageRow[]> {
  return db.select().from(coinPackage).orderBy(asc(coinPackage.id)).for('update');
}

export function selectVersions(db: Db, id: number): Promise<VersionRow[]> {
  const { packageId, version } = coinPackageVersion;
  return db.select().from(coinPackageVersion).where(eq(packageId, id)).orderBy(desc(version));
}

/** Updates a locked package to `row` and stores the row as its next version. */
export async function insertVersion(db: Db, row: PackageRow, reason: string | null): Promise<void> {
  const { id, ...content } = row;
  await db.update(coinPackage).set(content).where(eq(coinPackage.id, id));
  await insertVersionIfMissing(db, row, reason);
}

/** Stores the current version of a package. Does nothing when that version is already stored. */
export async function insertVersionIfMissing(db: Db, row: PackageRow, reason: string | null): Promise<void> {
  const { id, firstPurchase: _, ...content } = row;
  await db
    .insert(coinPackageVersion)
    .values({ packageId: id, ...content, reason })
    .onConflictDoNothing();
}

/** Adds a package. Returns false when it exists. */
export async function insertPackage(db: Db, row: PackageRow): Promise<boolean> {
  const { rowCount } = await db.insert(coinPackage).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns how many orders of each package were paid in the last `days`. */
export async function countSold(db: Db, days: number): Promise<ReadonlyMap<number, number>> {
  const { packageId, grantedGold, createdAt } = storeOrder;
  const rows = await db
    .select({ packageId, sold: count() })
    .from(storeOrder)
    .where(and(isNotNull(grantedGold), gt(createdAt, ago(days, 'day'))))
    .groupBy(packageId);
  return new Map(rows.map((row) => [row.packageId, row.sold]));
}
