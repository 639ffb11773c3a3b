import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { coinPackage } from './store.table.ts';

export type PackageRow = typeof coinPackage.$inferSelect;

const offered = prepared('select_offered_packages', (db) =>
  db
    .select()
    .from(coinPackage)
    .where(eq(coinPackage.enabled, true))
    .orderBy(desc(coinPackage.firstPurchase), asc(coinPackage.priceCents), asc(coinPackage.listOrder)),
);

/** What is on offer: the special first, then by price. */
export function selectOfferedPackages(db: Db): Promise<PackageRow[]> {
  return offered(db, {});
}

const packageOf = prepared('select_package', (db, at: Inputs<{ id: number }>) =>
  db.select().from(coinPackage).where(eq(coinPackage.id, at.id)),
);

/** One package, offered or not. */
export async function selectPackage(db: Db, id: number): Promise<PackageRow | null> {
  const [row] = await packageOf(db, { id });
  return row ?? null;
}

/** Adds the packages, or brings those that are there up to date; `enabled` stays as staff set it. */
export async function upsertPackages(db: Db, packages: readonly Omit<PackageRow, 'enabled'>[]): Promise<void> {
  const { name, priceCents, gold, sweeps, listOrder, firstPurchase } = alias(coinPackage, 'excluded');
  await db
    .insert(coinPackage)
    .values([...packages])
    .onConflictDoUpdate({
      target: coinPackage.id,
      set: { name, priceCents, gold, sweeps, listOrder, firstPurchase },
    });
}
