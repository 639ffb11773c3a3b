import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { coinPackage } from '../store.table.ts';

export type PackageRow = typeof coinPackage.$inferSelect;

const offered = prepared('select_offered_packages', (db) =>
  db
    .select()
    .from(coinPackage)
    .where(eq(coinPackage.enabled, true))
    .orderBy(desc(coinPackage.firstPurchase), asc(coinPackage.listOrder), asc(coinPackage.priceCents)),
);

/** Returns the packages on offer: the special first, then in the order of the grid. */
export function selectOfferedPackages(db: Db): Promise<PackageRow[]> {
  return offered(db, {});
}

const packageOf = prepared('select_package', (db, at: Inputs<{ id: number }>) =>
  db.select().from(coinPackage).where(eq(coinPackage.id, at.id)),
);

/** Returns one package, on offer or not. */
export async function selectPackage(db: Db, id: number): Promise<PackageRow | null> {
  const [row] = await packageOf(db, { id });
  return row ?? null;
}

const regularOf = prepared('select_regular_package_of_price', (db, at: Inputs<{ priceCents: bigint }>) =>
  db
    .select()
    .from(coinPackage)
    .where(and(eq(coinPackage.priceCents, at.priceCents), eq(coinPackage.firstPurchase, false)))
    .orderBy(desc(coinPackage.enabled), asc(coinPackage.id))
    .limit(1),
);

/** Returns the regular package with this price, preferably one on offer. Null when there is none. */
export async function selectRegularOfPrice(db: Db, priceCents: bigint): Promise<PackageRow | null> {
  const [row] = await regularOf(db, { priceCents });
  return row ?? null;
}
