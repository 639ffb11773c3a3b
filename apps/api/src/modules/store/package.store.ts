import type { Db } from '../../platform/database.ts';

export interface PackageRow {
  id: number;
  name: string;
  priceCents: bigint;
  gold: bigint;
  sweeps: bigint;
  firstPurchase: boolean;
  enabled: boolean;
}

const packageColumns = `id, name, price_cents AS "priceCents", gold, sweeps, first_purchase AS "firstPurchase", enabled`;

/** What is on offer: the special first, then by price. */
export async function selectOfferedPackages(db: Db): Promise<PackageRow[]> {
  const { rows } = await db.$client.query<PackageRow>({
    name: 'select_offered_packages',
    text: `SELECT ${packageColumns} FROM coin_package WHERE enabled ORDER BY first_purchase DESC, price_cents, list_order`,
  });
  return rows;
}

/** One package, offered or not. */
export async function selectPackage(db: Db, id: number): Promise<PackageRow | null> {
  const { rows } = await db.$client.query<PackageRow>({
    name: 'select_package',
    text: `SELECT ${packageColumns} FROM coin_package WHERE id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
