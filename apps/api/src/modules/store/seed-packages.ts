import { coinPackages } from '@goldwren/rules';
import pg from 'pg';
import { drizzleOver } from '../../platform/database.ts';
import { upsertPackages } from './package.store.ts';

/**
 * Writes the packages of the rules into the database. Names, prices and contents follow the rules, `enabled` is left as
 * staff set it. Orders hold copies: none of them changes. Running it again changes nothing.
 */
export async function seedPackages(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-seed' });
  await client.connect();
  try {
    const packages = coinPackages.map((offer, index) => ({
      id: offer.id,
      name: offer.name,
      priceCents: offer.priceCents,
      gold: offer.goldHundredths,
      sweeps: offer.sweepsHundredths,
      listOrder: index,
      firstPurchase: offer.firstPurchase ?? false,
    }));
    await upsertPackages(drizzleOver(client), packages);
  } finally {
    await client.end();
  }
}
