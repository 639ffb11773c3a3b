import { coinPackages } from '@goldwren/rules';
import pg from 'pg';
import { type Db, drizzleOver } from '../../../platform/database.ts';
import type { PackageRow } from './package.store.ts';
import { insertPackage, insertVersion, insertVersionIfMissing, lockPackages } from './package-version.store.ts';

/**
 * Writes the packages of the rules into the database, each in a dated version. Packages that staff changed are skipped.
 * Existing orders do not change, because they hold copies. A second run changes nothing.
 */
export async function seedPackages(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-seed' });
  await client.connect();
  try {
    await drizzleOver(client).transaction(async (tx) => {
      // The Drizzle transaction runs on this one client.
      await seed(tx as unknown as Db);
    });
  } finally {
    await client.end();
  }
}

async function seed(db: Db): Promise<void> {
  const there = new Map((await lockPackages(db)).map((row) => [row.id, row]));
  for (const [index, offer] of coinPackages.entries()) {
    const terms = {
      name: offer.name,
      priceCents: offer.priceCents,
      gold: offer.goldHundredths,
      sweeps: offer.sweepsHundredths,
      listOrder: index,
      firstPurchase: offer.firstPurchase ?? false,
    };
    const before = there.get(offer.id);
    const row = { id: offer.id, enabled: true, version: 1, changedBy: null, ...before };
    if (before) await insertVersionIfMissing(db, before, null);
    if (before === undefined) {
      await insertPackage(db, { ...row, ...terms });
      await insertVersionIfMissing(db, { ...row, ...terms }, null);
    } else if (before.changedBy === null && !isSame(before, terms)) {
      await insertVersion(db, { ...before, ...terms, version: before.version + 1 }, null);
    }
  }
}

function isSame(row: PackageRow, terms: Omit<PackageRow, 'id' | 'enabled' | 'version' | 'changedBy'>): boolean {
  return (Object.keys(terms) as (keyof typeof terms)[]).every((key) => row[key] === terms[key]);
}
