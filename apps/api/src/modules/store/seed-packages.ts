import { coinPackages } from '@goldwren/rules';
import pg from 'pg';

/**
 * Writes the packages of the rules into the database. Names, prices and contents follow the rules, `enabled` is left as
 * staff set it. Orders hold copies: none of them changes. Running it again changes nothing.
 */
export async function seedPackages(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-seed' });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const [index, offer] of coinPackages.entries()) {
      await client.query(
        `INSERT INTO coin_package (id, name, price_cents, gold, sweeps, list_order, first_purchase)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, price_cents = excluded.price_cents, gold = excluded.gold,
           sweeps = excluded.sweeps, list_order = excluded.list_order, first_purchase = excluded.first_purchase`,
        [
          offer.id,
          offer.name,
          offer.priceCents,
          offer.goldHundredths,
          offer.sweepsHundredths,
          index,
          offer.firstPurchase ?? false,
        ],
      );
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
