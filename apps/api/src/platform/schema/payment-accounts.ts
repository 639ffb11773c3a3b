import pg from 'pg';

/**
 * The accounts of payment providers, in a schema that no role of the application can read. credit_purchase uses their keys to
 * check the signature of a notification, in the function `<kind>_notice`. The key for staff sign-ins (staff-proof.ts) is in the
 * same schema.
 */
const schema = `CREATE SCHEMA IF NOT EXISTS private;
  REVOKE ALL ON SCHEMA private FROM PUBLIC;
  CREATE TABLE IF NOT EXISTS private.payment_account (
    provider text PRIMARY KEY, kind text NOT NULL, keys jsonb NOT NULL);
  CREATE TABLE IF NOT EXISTS private.staff_proof_key (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), key bytea NOT NULL)`;

export async function createPrivateSchema(client: pg.ClientBase): Promise<void> {
  await client.query(schema);
}

/** Stores the accounts. An account that is not given stays, because notifications for its orders may still arrive. */
export async function storePaymentAccounts(
  ownerUrl: string,
  accounts: readonly { readonly provider: string; readonly kind: string; readonly keys: unknown }[],
): Promise<void> {
  if (accounts.length === 0) return;
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-accounts' });
  await owner.connect();
  try {
    for (const { provider, kind, keys } of accounts) {
      await owner.query(
        `INSERT INTO private.payment_account (provider, kind, keys) VALUES ($1, $2, $3)
         ON CONFLICT (provider) DO UPDATE SET kind = excluded.kind, keys = excluded.keys`,
        [provider, kind, JSON.stringify(keys)],
      );
    }
  } finally {
    await owner.end();
  }
}
