import { LaunchError } from './launch/launch-error.ts';
import { assertMathsNotNewer, seedCatalogue } from './modules/games/public.ts';
import { seedPackages } from './modules/store/public.ts';
import { missingSigningVariables, signingAccounts } from './payments/payment-settings.ts';
import type { SigningAccount } from './payments/provider-kind.ts';
import { ensureLogin } from './platform/logins/app-login.ts';
import { databaseUserNames, type LoginUrls } from './platform/logins/database-roles.ts';
import { analyzeNewTables } from './platform/schema/analyze.ts';
import type { CellState } from './platform/schema/cell-home.ts';
import { continueSequences } from './platform/schema/citus.ts';
import { migrate } from './platform/schema/migrate.ts';
import { storePaymentAccounts } from './platform/schema/payment-accounts.ts';
import { ownSchema } from './platform/schema/schema-version.ts';
import { storeStaffProofKey } from './platform/schema/staff-proof.ts';
import { seedRules } from './seed-rules.ts';

/**
 * Prepares a database for the API: schema, money functions, roles, catalogue, packages, and the given logins, payment accounts
 * and key. Safe to repeat.
 */
export async function prepareDatabase(
  ownerUrl: string,
  logins: LoginUrls = {},
  accounts: readonly SigningAccount[] = [],
  seedKey: Buffer | null = null,
  state: CellState = 'active',
): Promise<void> {
  await migrate(ownerUrl, seedRules, ownSchema(), assertMathsNotNewer, state);
  for (const user of databaseUserNames) {
    const url = logins[user];
    if (url !== undefined) await ensureLogin(ownerUrl, user, url);
  }
  await storePaymentAccounts(ownerUrl, accounts);
  if (seedKey) await storeStaffProofKey(ownerUrl, seedKey);
  await seedCatalogue(ownerUrl);
  await seedPackages(ownerUrl);
  await continueSequences(ownerUrl);
  await analyzeNewTables(ownerUrl);
}

/** Does the same with the accounts of an environment. `start` and deployments call it. */
export async function prepareFor(ownerUrl: string, logins: LoginUrls, env: NodeJS.ProcessEnv): Promise<void> {
  const missing = missingSigningVariables(env);
  if (missing.length > 0 && env.NODE_ENV === 'production') {
    throw new LaunchError(
      `Not set: ${missing.join(', ')}. The database checks the signatures of payments with the account of the provider.`,
    );
  }
  const { SEED_ENCRYPTION_KEY: seedKey } = env;
  if (!seedKey && env.NODE_ENV === 'production') {
    throw new LaunchError(
      'SEED_ENCRYPTION_KEY is not set: the database checks with it that a sign-in of staff is genuine.',
    );
  }
  await prepareDatabase(ownerUrl, logins, signingAccounts(env), seedKey ? Buffer.from(seedKey, 'hex') : null);
}
