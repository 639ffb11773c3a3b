import pg from 'pg';
import { type CellSchemas, schemasOf } from './cell-schemas.ts';

/**
 * The accounts of payment providers, in tables that no role of the application can read. credit_purchase uses their keys to
 * check the signature of a notification, in the function `<kind>_notice`. The key for staff sign-ins (staff-proof.ts) is next to
 * them.
 */
export async function createPrivateTables(client: pg.ClientBase, { secrets }: CellSchemas): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${secrets}`);
  await client.query(`REVOKE ALL ON SCHEMA ${secrets} FROM PUBLIC`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${secrets}.payment_account (
    provider text PRIMARY KEY, kind text NOT NULL, keys jsonb NOT NULL)`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${secrets}.staff_proof_key (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), key bytea NOT NULL)`);
}

/** Stores the accounts. An account that is not given stays, because notifications for its orders may still arrive. */
export async function storePaymentAccounts(
  ownerUrl: string,
  accounts: readonly { readonly provider: string; readonly kind: string; readonly keys: unknown }[],
): Promise<void> {
  if (accounts.length === 0) return;
  const { secrets } = schemasOf(ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-accounts' });
  await owner.connect();
  try {
    for (const { provider, kind, keys } of accounts) {
      await owner.query(
        `INSERT INTO ${secrets}.payment_account (provider, kind, keys) VALUES ($1, $2, $3)
         ON CONFLICT (provider) DO UPDATE SET kind = excluded.kind, keys = excluded.keys`,
        [provider, kind, JSON.stringify(keys)],
      );
    }
  } finally {
    await owner.end();
  }
}
