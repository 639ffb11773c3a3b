import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * The accounts of the payment provider, in a schema that no role of the application may enter: credit_purchase checks the
 * signature of a notification with it. The key of the proof that staff signed in (staff-proof.ts) is there too.
 */
const schema = `CREATE SCHEMA IF NOT EXISTS private;
  REVOKE ALL ON SCHEMA private FROM PUBLIC;
  CREATE TABLE IF NOT EXISTS private.payment_account (
    provider text PRIMARY KEY, merchant_id text NOT NULL, secret_md5 text NOT NULL);
  CREATE TABLE IF NOT EXISTS private.staff_proof_key (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), key bytea NOT NULL)`;

export async function createPrivateSchema(client: pg.ClientBase): Promise<void> {
  await client.query(schema);
}

/** Stores the accounts; one that is not named stays as it is, since notifications of its orders may still come. */
export async function storePaymentAccounts(
  ownerUrl: string,
  accounts: readonly { readonly provider: string; readonly merchantId: string; readonly secret: string }[],
): Promise<void> {
  if (accounts.length === 0) return;
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'goldwren-accounts' });
  await owner.connect();
  try {
    for (const { provider, merchantId, secret } of accounts) {
      // What is signed has the hash of the secret word, in capitals (skrill-signature.ts).
      const hash = createHash('md5').update(secret).digest('hex').toUpperCase();
      await owner.query(
        `INSERT INTO private.payment_account (provider, merchant_id, secret_md5) VALUES ($1, $2, $3)
         ON CONFLICT (provider) DO UPDATE SET merchant_id = excluded.merchant_id, secret_md5 = excluded.secret_md5`,
        [provider, merchantId, hash],
      );
    }
  } finally {
    await owner.end();
  }
}
